import { decodeHTML } from 'entities/decode';

/** Of a head, which may end without a tag, nothing else is text (HTML, 13.1.2.4). */
const invisible = ['style', 'script', 'title'];
const lines = new Set('p div br li tr ul ol dl dt dd pre table h1 h2 h3 h4 h5 h6 hr'.split(' '));
const cells = ['td', 'th'];

/** Of a tag, beyond which none is read. */
const longestTag = 5_000;
/** Characters as they are written, behind which nothing is read: a mail has fewer that count. */
const longestRead = 1_000_000;
const hrefPattern = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

interface Part {
  text: string;
  isQuoted: boolean;
}

/**
 * Returns the words of a mail that has no text of its own, as such a text has them: lines that are quoted with a mark, unless there is
 * nothing else, and behind the words of a link its address.
 */
export function textOfHtml(html: string): string {
  const parts = readHtml(html);
  const isAllQuoted = parts.every(({ isQuoted }) => isQuoted);
  return parts
    .map(({ text, isQuoted }) => (isQuoted && !isAllQuoted ? text.replace(/^/gm, '> ') : text))
    .join('\n\n');
}

/** Text that grows piece by piece, of which looking at its end copies nothing. */
function createGrowingText() {
  const pieces: string[] = [];
  let end = '';
  let length = 0;
  return {
    add(piece: string): void {
      if (piece === '') return;
      pieces.push(piece);
      length += piece.length;
      end = `${end}${piece.slice(-2)}`.slice(-2);
    },
    count: () => pieces.length,
    length: () => length,
    endsWith: (two: string) => end === two,
    from: (piece: number) => pieces.slice(piece).join(''),
  };
}

/** Each character is looked at once. */
function readHtml(html: string): Part[] {
  const parts: Part[] = [];
  let text = createGrowingText();
  let read = 0;
  let quotes = 0;
  let link = { address: '', from: 0 };
  let at = 0;
  /** Elements whose contents aren't shown, and how deep in them we are. */
  let hiddenBy = '';
  let depth = 0;

  function endPart(): void {
    const words = trimmed(decodeHTML(text.from(0)).replaceAll('\u00a0', ' '));
    if (words) parts.push({ text: words, isQuoted: quotes > 0 });
    read += text.length();
    text = createGrowingText();
    link = { address: '', from: 0 };
  }

  while (at < html.length && read + text.length() < longestRead) {
    const tagAt = html.indexOf('<', at);
    const end = tagAt < 0 ? html.length : tagAt;
    if (depth === 0) text.add(html.slice(at, end).replace(/\s+/g, ' '));
    if (tagAt < 0) break;
    const isComment = html.startsWith('<!--', tagAt);
    if (!/[a-z/!?]/i.test(html.charAt(tagAt + 1))) {
      // No tag begins so: https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state
      if (depth === 0) text.add('<');
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
    } else if (!slash && invisible.includes(tag)) {
      hiddenBy = tag;
      depth = 1;
    } else if (tag === 'blockquote') {
      endPart();
      quotes = slash ? Math.max(0, quotes - 1) : quotes + 1;
    } else if (tag === 'a') {
      if (slash && link.address) text.add(behindWords(text.from(link.from), link.address));
      link = { address: slash ? '' : addressIn(html.slice(tagAt, tagAt + longestTag)), from: text.count() };
    } else if (cells.includes(tag)) text.add(' ');
    else if (lines.has(tag) && !text.endsWith('\n\n')) text.add('\n');
  }
  endPart();
  return parts;
}

/** Where a link leads, as it is written there; empty where that is nothing to read. */
function addressIn(tag: string): string {
  const [, doubly, singly, bare = ''] = hrefPattern.exec(tag.slice(0, tag.indexOf('>'))) ?? [];
  const address = (doubly ?? singly ?? bare).trim();
  return /^(https?:|mailto:)/i.test(address) ? address : '';
}

/** Nothing behind a picture, nor where the words are the address. */
function behindWords(written: string, address: string): string {
  const [words, target] = [written, address].map((text) =>
    decodeHTML(text)
      .trim()
      .replace(/^(https?:\/\/|mailto:)|\/$/gi, ''),
  );
  return words && words !== target ? ` (${address})` : '';
}

function trimmed(text: string): string {
  // By lines: a pattern that begins with blanks looks at a long run of them once for each.
  const short = text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' '));
  return short
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
