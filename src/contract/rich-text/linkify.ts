export interface RichLink<Child = string> {
  href: string;
  children: Child[];
}

const safeUrl = /^(?:https?:\/\/[\w[%\u00a1-\uffff-]|(?:mailto|tel):)/i;
/** A mark of direction ends a link: behind it letters are shown in another order than that in which they lead somewhere. */
const linkPattern =
  /\bhttps?:\/\/[^\s<>"\p{Bidi_C}]+|\bwww\.[^\s<>"\p{Bidi_C}]+\.[^\s<>"\p{Bidi_C}]+|\b[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/giu;
const trailingPunctuation = `.,:;!?'")]}*_`;

/** Splits plain text into text and the links found in it. */
export function linkify(text: string): (string | RichLink)[] {
  const nodes: (string | RichLink)[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const shown = withoutTrailingPunctuation(match[0]);
    const href = hrefOf(shown);
    if (!isSafeUrl(href)) continue;
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push({ href, children: [shown] });
    end = match.index + shown.length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

/** Absolute, and of a protocol that runs nothing. */
export function isSafeUrl(href: string): boolean {
  return safeUrl.test(href);
}

function hrefOf(shown: string): string {
  if (/^https?:/i.test(shown)) return shown;
  return shown.includes('@') && !/^www\./i.test(shown) ? `mailto:${shown}` : `https://${shown}`;
}

/** A full stop or bracket after a link belongs to the sentence, unless the bracket was opened inside the link. */
function withoutTrailingPunctuation(link: string): string {
  let unopened = count(link, ')') - count(link, '(');
  let end = link.length;
  while (end > 0 && trailingPunctuation.includes(link.charAt(end - 1))) {
    if (link.charAt(end - 1) === ')' && unopened-- <= 0) break;
    end--;
  }
  return link.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
