import { isSafeUrl, linkify, type RichLink } from './linkify';

/** What a message is drawn from: text, links, and the few elements that a message may hold. */
export type RichNode = string | RichLink<RichNode> | RichElement;

export interface RichElement {
  tag: RichTag;
  children: RichNode[];
}

export type RichTag = 'br' | 'b' | 'strong' | 'i' | 'em' | 'u' | 'ul' | 'ol' | 'li' | 'p';

interface OpenElement {
  name: string;
  children: RichNode[];
}

const tags: readonly string[] = ['br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'p'];
const ignoredAttributes = ['href', 'target', 'rel', 'title', 'class', 'style', 'dir'];
const deepest = 12;

const tagPattern = /<(\/?)([a-z]+)((?:\s[^<>]*?)?)\/?>/gi;
const attributePattern = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const entityPattern = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Reads the safe inline markup of a message (`br b strong i em u a ul ol li p`) and finds bare links. Whatever else
 * looks like markup stays text, character for character.
 */
export function parseRichText(text: string): RichNode[] {
  const root: OpenElement = { name: '', children: [] };
  const open = [root];
  function top() {
    return open[open.length - 1] ?? root;
  }
  function addText(raw: string) {
    const { name, children } = top();
    const isBetweenItems = (name === 'ul' || name === 'ol') && !raw.trim();
    if (raw && !isBetweenItems) children.push(...(name === 'a' ? [decode(raw)] : linkify(decode(raw))));
  }

  let end = 0;
  for (const match of text.matchAll(tagPattern)) {
    const [whole, slash = '', rawName = '', rawAttributes = ''] = match;
    addText(text.slice(end, match.index));
    end = match.index + whole.length;
    const name = rawName.toLowerCase();
    if (slash) {
      const at = open.map((element) => element.name).lastIndexOf(name);
      if (at > 0) open.length = at;
      else addLiteral(whole);
    } else {
      const children: RichNode[] = [];
      const node = open.length > deepest ? undefined : openNode(name, rawAttributes, children, open);
      if (!node) addLiteral(whole);
      else {
        top().children.push(node);
        if (name !== 'br') open.push({ name, children });
      }
    }
  }
  addText(text.slice(end));
  return root.children;

  function addLiteral(literal: string) {
    top().children.push(literal);
  }
}

function openNode(
  name: string,
  rawAttributes: string,
  children: RichNode[],
  open: OpenElement[],
): RichNode | undefined {
  const attributes = readAttributes(rawAttributes);
  if (!attributes) return undefined;
  if (name === 'a') {
    const href = decode(attributes.href ?? '').trim();
    const isInLink = open.some((element) => element.name === 'a');
    return isSafeUrl(href) && !isInLink ? { href, children } : undefined;
  }
  return tags.includes(name) ? { tag: name as RichTag, children } : undefined;
}

/** `undefined` when there is an attribute that a message has no use for: the tag is then shown as text. */
function readAttributes(raw: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  for (const match of raw.matchAll(attributePattern)) {
    const name = match[1]?.toLowerCase() ?? '';
    if (!ignoredAttributes.includes(name)) return undefined;
    attributes[name] ??= match[2] ?? match[3] ?? match[4] ?? '';
  }
  return attributes;
}

function decode(text: string): string {
  return text.replace(entityPattern, (whole, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
