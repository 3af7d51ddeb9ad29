import type { MailPart } from '../../../contract/mails/mail-part';

/** Each line has the direction of its own letters: in one mail a name may be Latin and what was said Arabic. */
const style = '<style>p,td{unicode-bidi:plaintext}</style>';

export function renderHtml(parts: readonly MailPart[]): string {
  const blocks = parts.map((part) => {
    if (part.kind === 'heading') return `<p><b>${escapeHtml(part.text)}</b></p>`;
    if (part.kind === 'text') return `<p>${withBreaks(part.text)}</p>`;
    const rows = part.rows.map(
      ([label, value]) =>
        `<tr><td style="padding-right:1em">${escapeHtml(label)}</td><td>${withBreaks(value)}</td></tr>`,
    );
    return `<table>${rows.join('')}</table>`;
  });
  return `<!doctype html><html><head><meta charset="utf-8">${style}</head><body dir="auto">${blocks.join('')}</body></html>`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

export function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}
