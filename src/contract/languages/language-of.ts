/** Old codes, and those that share a language's texts. */
const sameAs: Record<string, string> = { iw: 'he', in: 'id', no: 'nb', nn: 'nb' };

/** Which language's texts serve a language tag, however it is written; whether there are any is not looked at. */
export function languageOf(tag: string): string {
  const lower = tag.trim().toLowerCase().replace(/_/g, '-');
  if (/^zh-(?!.*hans).*(hant|tw|hk|mo)/.test(lower)) return 'zh-hant';
  const [language = ''] = /^(pt-br|sr-latn)\b/.exec(lower) ?? lower.split('-');
  return sameAs[language] ?? language;
}
