import { useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import { isComposing } from '../../ui/is-composing';
import { useGrowingHeight } from '../../ui/use-growing-height';
import { longestValue } from '../forms/check-form';
import { useTexts } from '../frame/use-panel';
import { invitationTexts } from '../i18n/invitation-texts';

export interface ReplyFormProps {
  /** What is written: it outlives this form, and goes on where the chat is opened. */
  answer: string;
  onWrite(text: string): void;
  onReply(text: string): void;
}

/** Where the visitor answers without opening the chat first. */
export function ReplyForm({ answer, onWrite, onReply }: ReplyFormProps) {
  const texts = useTexts('invitation', invitationTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowingHeight(field, answer);

  function onSubmit(event: Event) {
    event.preventDefault();
    onReply(answer);
  }

  return (
    <form class="reply" onSubmit={onSubmit}>
      <textarea
        ref={field}
        class="input"
        rows={1}
        dir={answer ? 'auto' : undefined}
        maxLength={longestValue('question')}
        aria-label={texts.answer}
        placeholder={texts.hint}
        enterkeyhint="send"
        value={answer}
        onInput={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) onSubmit(event);
        }}
      />
      <button
        type="submit"
        class="send"
        aria-label={texts.send}
        disabled={answer.trim() === ''}
        onClick={onSubmit}
      >
        <Icon name="arrowUp" />
      </button>
    </form>
  );
}
