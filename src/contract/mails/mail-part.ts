/** The parts of a mail, said once and rendered as text and as HTML. All of it is text, even if it looks like markup. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'details'; rows: [label: string, value: string][] };

export function renderText(parts: readonly MailPart[]): string {
  const blocks = parts.map((part) =>
    part.kind === 'details' ? part.rows.map(([label, value]) => `${label}: ${value}`).join('\n') : part.text,
  );
  return `${blocks.join('\n\n')}\n`;
}
