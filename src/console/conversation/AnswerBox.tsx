import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import type { Composer } from './composer';
import { focusOpenCase } from '../frame/focus';

export interface AnswerBoxProps {
  composer: Composer;
  name: string;
}

export function AnswerBox({ composer, name }: AnswerBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = composer.draft.value;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [draft]);

  function send() {
    composer.send();
    box.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    // 229: Safari reports the Enter that ends a composition as one of its own, after the composition.
    if (event.isComposing || event.keyCode === 229) return;
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
        maxLength={8000}
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
        <Icon name="send" />
      </button>
      <span class="answer-hint" aria-hidden="true">
        <kbd>Enter</kbd> sends · <kbd>Shift</kbd> <kbd>Enter</kbd> new line
      </span>
    </div>
  );
}
