import { useCopying } from '../../kit/frame/use-copying';

export interface LeftDraftProps {
  text: string;
  onDiscard(): void;
}

/** An answer that was begun when the chat ended. */
export function LeftDraft({ text, onDiscard }: LeftDraftProps) {
  const { result, copy } = useCopying();
  return (
    <div class="left-draft">
      <strong>Your draft was not sent</strong>
      <p dir="auto">{text}</p>
      <button type="button" class="button" onClick={() => void copy(text)}>
        {result === 'copied' ? 'Copied' : 'Copy'}
      </button>
      <button type="button" class="button button-plain" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}
