import { useCopying } from '../../kit/frame/use-copying';
import { endedTexts } from './texts';

export interface LeftDraftProps {
  text: string;
  onDiscard(): void;
}

/** An answer that was begun when the chat ended. */
export function LeftDraft({ text, onDiscard }: LeftDraftProps) {
  const { result, copy } = useCopying();
  const texts = endedTexts();
  return (
    <div class="left-draft">
      <strong>{texts.draftNotSent}</strong>
      <p dir="auto">{text}</p>
      <button type="button" class="button" onClick={() => void copy(text)}>
        {result === 'copied' ? texts.copied : texts.copy}
      </button>
      <button type="button" class="button button-plain" onClick={onDiscard}>
        {texts.discard}
      </button>
    </div>
  );
}
