const tagPattern = /<(\/?)(br|b|strong|i|em|u|a|ul|ol|li|p)((?:\s[^<>]*)?)\/?>/gi;
const hrefPattern = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const entityPattern = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7}));/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of an agent's message without the markup it may hold; the address of a link stands behind its text. */
export function plainText(message: string): string {
  const links: { href: string; start: number }[] = [];
  let text = '';
  let end = 0;
  for (const match of message.matchAll(tagPattern)) {
    const [whole, slash = '', rawName = '', attributes = ''] = match;
    text += message.slice(end, match.index);
    end = match.index + whole.length;
    const name = rawName.toLowerCase();
    // "a <b and c> d" is no markup.
    const isProse = attributes.trim() !== '' && !attributes.includes('=');
    if (isProse) text += whole;
    else if (name === 'br' || ((name === 'p' || name === 'ul' || name === 'ol') && slash)) text += '\n';
    else if (name === 'li') text += slash ? '' : '\n- ';
    else if (name === 'a' && !slash) links.push({ href: hrefOf(attributes), start: text.length });
    else if (name === 'a') {
      const link = links.pop();
      if (link?.href && text.slice(link.start).trim() !== link.href) text += ` (${link.href})`;
    }
  }
  return decode(text + message.slice(end)).trim();
}

function hrefOf(attributes: string): string {
  const [, double, single, bare] = hrefPattern.exec(attributes) ?? [];
  const href = double ?? single ?? bare ?? '';
  return /^(https?|mailto|tel):/i.test(href) ? href : '';
}

function decode(text: string): string {
  return text.replace(entityPattern, (whole, name?: string, code?: string) => {
    if (name) return entities[name] ?? whole;
    const point = Number(code);
    return point > 0x1f && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
