import { parseRichText, type RichNode } from '../../../contract/rich-text/parse-rich-text';

/** The text of an agent's message without the markup it may hold; the address of a link follows its text. */
export function plainText(message: string): string {
  return textOf(parseRichText(message)).trim();
}

function textOf(nodes: RichNode[]): string {
  return nodes.map(textOfNode).join('');
}

function textOfNode(node: RichNode): string {
  if (typeof node === 'string') return node.replaceAll('\u00a0', ' ');
  const text = textOf(node.children);
  if ('href' in node) return isShown(node.href, text.trim()) ? text : `${text} (${node.href})`;
  switch (node.tag) {
    case 'br':
      return '\n';
    case 'p':
    case 'ul':
    case 'ol':
      return `${text}\n`;
    case 'li':
      return `\n- ${text}`;
    default:
      return text;
  }
}

/** Whether the text of a link is its address, as that of a link that was found in the text. */
function isShown(href: string, text: string): boolean {
  return [text, `https://${text}`, `mailto:${text}`].includes(href);
}
