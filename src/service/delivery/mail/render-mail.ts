/** The parts of a mail, said once and rendered twice. All of it is text, whatever it looks like. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'details'; rows: [label: string, value: string][] };

export function renderText(parts: MailPart[]): string {
  const blocks = parts.map((part) =>
    part.kind === 'details' ? part.rows.map(([label, value]) => `${label}: ${value}`).join('\n') : part.text,
  );
  return `${blocks.join('\n\n')}\n`;
}

export function renderHtml(parts: MailPart[]): string {
  const blocks = parts.map((part) => {
    if (part.kind === 'heading') return `<p><b>${escapeHtml(part.text)}</b></p>`;
    if (part.kind === 'text') return `<p>${withBreaks(part.text)}</p>`;
    const rows = part.rows.map(
      ([label, value]) =>
        `<tr><td style="padding-right:1em">${escapeHtml(label)}</td><td>${withBreaks(value)}</td></tr>`,
    );
    return `<table>${rows.join('')}</table>`;
  });
  return `<!doctype html><html><head><meta charset="utf-8"></head><body>${blocks.join('')}</body></html>`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}
