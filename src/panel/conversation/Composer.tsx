import { useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import { isComposing } from '../../ui/is-composing';
import { useGrowingHeight } from '../../ui/use-growing-height';
import { longestValue } from '../forms/check-form';
import { usePanel } from '../frame/use-panel';
import type { Chat } from './chat';

export interface ComposerProps {
  chat: Chat;
  isLocked: boolean;
}

export function Composer({ chat, isLocked }: ComposerProps) {
  const { language } = usePanel();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = chat.draft.value;
  useGrowingHeight(field, draft);

  function send() {
    chat.send();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
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
