/** One text per plural category of the language; `#` is replaced by the number. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The text for that many, with the number as the language writes it. */
export function plural(tag: string, texts: Plural, count: number): string {
  const text = texts[new Intl.PluralRules(tag).select(count)] ?? texts.other;
  return text.replace('#', new Intl.NumberFormat(tag).format(count));
}
