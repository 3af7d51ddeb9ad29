import { RichText } from './RichText';

export interface BubbleProps {
  text: string;
  /** Shown as typed, links aside. */
  isPlain?: boolean;
  isSending?: boolean;
}

export function Bubble({ text, isPlain = false, isSending = false }: BubbleProps) {
  return (
    <div class={`cw-bubble${isSending ? ' cw-sending' : ''}`} part="message" dir="auto">
      <RichText text={text} isPlain={isPlain} />
    </div>
  );
}
