/** Pages come from anywhere: each of these takes a time that grows with the length of the text, and no faster. */

/** What of a page's text is no comment. */
export function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const begins = text.indexOf('<!--', from);
    const ends = begins < 0 ? -1 : text.indexOf('-->', begins + 4);
    // An open comment hides the rest (HTML, 13.2.5.45), but a check that errs says more than it hides.
    if (ends < 0) return kept.join('') + text.slice(from);
    kept.push(text.slice(from, begins));
    from = ends + 3;
  }
}

/** Its attributes by name in lower case; of two of one name the first. */
export type Tag = ReadonlyMap<string, string>;

/** Each tag of that name. */
export function tagsOf(text: string, name: string): Tag[] {
  const found: Tag[] = [];
  const start = new RegExp(`<${name}(?=[\\s/>])`, 'gi');
  while (start.exec(text)) {
    const ends = endOfTag(text, start.lastIndex);
    found.push(attributesOf(text.slice(start.lastIndex, ends)));
    start.lastIndex = ends;
  }
  return found;
}

function endOfTag(text: string, from: number): number {
  const stop = /["'>]/g;
  stop.lastIndex = from;
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    if (match[0] === '>') return match.index;
    const closing = text.indexOf(match[0], stop.lastIndex);
    if (closing < 0) break;
    stop.lastIndex = closing + 1;
  }
  return text.length;
}

function attributesOf(text: string): Tag {
  const attributes = new Map<string, string>();
  const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    const known = name.toLowerCase();
    if (!attributes.has(known)) attributes.set(known, unescape(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
