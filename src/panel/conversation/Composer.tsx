import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Chat } from './chat';
import { longestValue } from '../forms/check-form';
import { Icon } from '../../ui/Icon';
import { usePanel } from '../frame/use-panel';

export interface ComposerProps {
  chat: Chat;
  isLocked: boolean;
}

export function Composer({ chat, isLocked }: ComposerProps) {
  const { language } = usePanel();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = chat.draft.value;

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [draft]);

  function send() {
    chat.send();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // 229: Safari ends a composition with an Enter that no longer counts as composing.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      class="cw-composer"
      part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        class="cw-input"
        rows={1}
        dir="auto"
        maxLength={longestValue('question')}
        aria-label={language.composer}
        placeholder={isLocked ? language.waiting : language.composerHint}
        enterkeyhint="send"
        disabled={isLocked}
        data-first
        value={draft}
        onInput={(event) => chat.setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        class="cw-send"
        part="send"
        aria-label={language.sendMessage}
        disabled={draft.trim() === ''}
      >
        <Icon name="arrowUp" />
      </button>
    </form>
  );
}
