import type { ComponentChildren } from 'preact';
import { linkify } from '../contract/rich-text/linkify';
import { parseRichText, type RichNode } from '../contract/rich-text/parse-rich-text';
import type { CarriedFile } from './conversation-entry';

export interface RichTextProps {
  text: string;
  /** Plain text: links are found, markup is shown as it was typed. */
  isPlain?: boolean;
  file?: CarriedFile | undefined;
}

/** A message's text as nodes; nothing of it ever reaches an HTML parser. */
export function RichText({ text, isPlain = false }: RichTextProps) {
  const trimmed = text.trim();
  const nodes: RichNode[] = isPlain ? linkify(trimmed) : parseRichText(trimmed);
  return <>{nodes.map(draw)}</>;
}

function draw(node: RichNode): ComponentChildren {
  if (typeof node === 'string') return node;
  const children = node.children.map(draw);
  if ('href' in node) {
    return (
      // In a direction of its own: what turns the text around it round would show another address than the link leads to.
      <a href={node.href} dir="auto" target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const Tag = node.tag;
  return Tag === 'br' ? <br /> : <Tag>{children}</Tag>;
}
