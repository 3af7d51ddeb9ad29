import type { ComponentType } from 'preact';
import { isLoneEmoji } from './is-lone-emoji';
import type { RichTextProps } from './RichText';

export interface BubbleProps extends RichTextProps {
  Text: ComponentType<RichTextProps>;
}

export function Bubble({ Text, text, isPlain = false, file }: BubbleProps) {
  return (
    <div class={isLoneEmoji(text) ? 'cw-bubble cw-emoji' : 'cw-bubble'} part="message" dir="auto">
      <Text text={text} isPlain={isPlain} file={file} />
    </div>
  );
}
