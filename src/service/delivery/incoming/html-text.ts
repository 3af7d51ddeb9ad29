import { decodeHTML } from 'entities/decode';

/** Of a head, which may end without a tag, nothing else is text (HTML, 13.1.2.4). */
const invisible = ['style', 'script', 'title'];
const lines = new Set(['p', 'div', 'br', 'li', 'tr', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'hr']);

/** Returns the words of a mail that has no text of its own, without what it quotes unless there is nothing else. */
export function textOfHtml(html: string): string {
  return readHtml(html, [...invisible, 'blockquote']) || readHtml(html, invisible);
}

/** Each character is looked at once. */
function readHtml(html: string, hidden: readonly string[]): string {
  let text = '';
  let at = 0;
  /** Elements whose contents aren't shown, and how deep in them we are. */
  let hiddenBy = '';
  let depth = 0;
  while (at < html.length) {
    const tagAt = html.indexOf('<', at);
    const end = tagAt < 0 ? html.length : tagAt;
    if (depth === 0) text += html.slice(at, end).replace(/\s+/g, ' ');
    if (tagAt < 0) break;
    const isComment = html.startsWith('<!--', tagAt);
    if (!/[a-z/!?]/i.test(html.charAt(tagAt + 1))) {
      // No tag begins so: https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state
      if (depth === 0) text += '<';
      at = tagAt + 1;
      continue;
    }
    const close = html.indexOf(isComment ? '-->' : '>', tagAt);
    if (close < 0) break;
    at = close + (isComment ? 3 : 1);
    if (isComment) continue;
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(tagAt, tagAt + 20)) ?? [];
    const tag = name.toLowerCase();
    if (depth > 0) {
      if (tag === hiddenBy) depth += slash ? -1 : 1;
    } else if (!slash && hidden.includes(tag)) {
      hiddenBy = tag;
      depth = 1;
    } else if (lines.has(tag) && !text.endsWith('\n\n')) text += '\n';
  }
  // By lines: a pattern that begins with blanks looks at a long run of them once for each.
  const trimmed = decodeHTML(text)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
  return trimmed.replace(/\n{3,}/g, '\n\n').trim();
}
