import { useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import { isComposing } from '../../ui/is-composing';
import { useGrowingHeight } from '../../ui/use-growing-height';
import { usePanel } from '../frame/use-panel';
import { Files } from '../files/on-demand';
import type { Chat } from './chat';

export function Composer({ chat }: { chat: Chat }) {
  const { language, settings } = usePanel();
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
    // Held down on the launcher, it goes on here.
    if (!event.repeat) send();
  }

  return (
    <div class="composer" part="composer">
      <textarea
        ref={field}
        class="input"
        rows={1}
        // Empty, `auto` would be left to right: https://html.spec.whatwg.org/#the-dir-attribute
        // Chromium takes seconds for `auto` where a text is very long.
        dir={draft && draft.length < 50_000 ? 'auto' : undefined}
        aria-label={language.composer}
        placeholder={language.composerHint}
        enterkeyhint="send"
        data-first
        value={draft}
        onInput={(event) => chat.setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        class="send"
        part="send"
        aria-label={language.sendMessage}
        disabled={!draft.trim()}
        onClick={send}
      >
        <Icon name="arrowUp" />
      </button>
      {settings.files.isOn && <Files chat={chat} />}
    </div>
  );
}
