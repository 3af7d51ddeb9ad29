import { isLoneEmoji } from './is-lone-emoji';
import { RichText } from './RichText';

export interface BubbleProps {
  text: string;
  /** Shown as typed, links aside. */
  isPlain?: boolean;
}

export function Bubble({ text, isPlain = false }: BubbleProps) {
  return (
    <div class={isLoneEmoji(text) ? 'cw-bubble cw-emoji' : 'cw-bubble'} part="message" dir="auto">
      <RichText text={text} isPlain={isPlain} />
    </div>
  );
}
