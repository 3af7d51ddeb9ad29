import { RichText } from './RichText';

export interface BubbleProps {
  text: string;
  /** Shown as typed, links aside. */
  isPlain?: boolean;
}

export function Bubble({ text, isPlain = false }: BubbleProps) {
  return (
    <div class="cw-bubble" part="message" dir="auto">
      <RichText text={text} isPlain={isPlain} />
    </div>
  );
}
