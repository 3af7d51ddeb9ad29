import type { InlineButton } from '../../contract/integrations/bots';
import { Icon } from '../../ui/Icon';
import { richTexts } from '../i18n/rich-texts';
import type { Chat } from '../conversation/chat';
import { focusFirst } from '../../ui/focus';
import { usePanel, useTexts } from '../frame/use-panel';
import { chooseButton } from './choose-button';

export interface ButtonsProps {
  chat: Chat;
  buttons: readonly InlineButton[];
  entryKey: string;
}

/** Answers to click, until the visitor has answered in one way or another. */
export function Buttons({ chat, buttons, entryKey }: ButtonsProps) {
  const { environment } = usePanel();
  const { transcript } = chat;
  const entries = transcript.entries.value;
  const at = entries.findIndex(({ key }) => key === entryKey);
  const answer = entries.slice(at).find((entry) => entry.kind === 'message' && entry.isOwn)?.text;
  const isQuiet = answer !== undefined || transcript.isOver.value;

  function choose(button: InlineButton, element: HTMLElement) {
    const panel = element.closest<HTMLElement>('.panel');
    const asked = entries.slice(0, at).filter((entry) => entry.kind === 'message' && !entry.isOwn);
    const question = asked[asked.length - 1];
    const botName = question?.kind === 'message' ? question.author : '';
    chooseButton(environment, chat, button, botName);
    // The button that held the focus can't be used again.
    focusFirst(panel);
  }

  return (
    <div class="answers" role="group" aria-label={useTexts('rich', richTexts).answers}>
      {buttons.map((button, number) => {
        const isChosen = button.text === answer;
        return (
          <button
            key={number}
            type="button"
            class={isChosen ? 'answer chosen' : 'answer'}
            dir="auto"
            disabled={isQuiet}
            onClick={(event) => choose(button, event.currentTarget)}
          >
            {isChosen && <Icon name="check" />}
            {button.text}
          </button>
        );
      })}
    </div>
  );
}
