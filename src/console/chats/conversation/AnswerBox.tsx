import { useLayoutEffect, useRef } from 'preact/hooks';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { isComposing } from '../../../ui/is-composing';
import { useGrowingHeight } from '../../../ui/use-growing-height';
import type { Composer } from './composer';
import { focusOpenCase } from '../../kit/frame/focus';

export interface AnswerBoxProps {
  composer: Composer;
  name: string;
  onSend(): void;
}

export function AnswerBox({ composer, name, onSend }: AnswerBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = composer.draft.value;
  useGrowingHeight(box, draft);
  // A keyboard on the screen would cover the chat that is about to be read.
  useLayoutEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) box.current?.focus();
  }, []);

  function send() {
    onSend();
    box.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape') focusOpenCase();
  }
  return (
    <div class="answer-box">
      <textarea
        ref={box}
        rows={1}
        aria-label="Answer"
        placeholder={`Answer ${name}`}
        data-focus="answer"
        dir="auto"
        value={draft}
        onInput={(event) => composer.write(event.currentTarget.value)}
        onBlur={composer.stopTyping}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        class="button button-strong button-icon"
        aria-label="Send answer"
        disabled={!draft.trim()}
        onClick={send}
      >
        <DrawnIcon name="send" />
      </button>
      <span class="answer-hint" aria-hidden="true">
        <kbd>Enter</kbd> sends · <kbd>Shift</kbd> <kbd>Enter</kbd> new line
      </span>
    </div>
  );
}
