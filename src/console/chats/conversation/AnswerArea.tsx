import { Icon } from '../../../ui/Icon';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { answeringWords } from '../inbox/answering-words';
import type { ListedCase } from '../inbox/case-order';
import type { ReadonlySignal } from '@preact/signals';
import { mailReply } from '../visitor/mail-reply';
import { AnswerBox } from './AnswerBox';
import type { OpenCase } from './open-case';
import { formatMoment } from '../../kit/frame/dates';
import { LeftDraft } from './LeftDraft';

export interface AnswerAreaProps {
  openCase: OpenCase;
  listed: ListedCase;
  isConnected: boolean;
  /** Whether other visitors wait. */
  hasNext: boolean;
  now: ReadonlySignal<number>;
  onOpenLongestWaiting(): void;
}

/** Below the conversation: where to answer, or why one can't. */
export function AnswerArea(props: AnswerAreaProps) {
  const { openCase, listed, isConnected, hasNext, now, onOpenLongestWaiting } = props;
  const { composer } = openCase;
  const { summary } = listed;
  const fault = composer.fault.value;
  const draft = composer.draft.value.trim();
  if (summary.type === 'offline') {
    return (
      <footer class="answer-none">
        {summary.visitorEmail ? (
          <a class="button button-strong" href={mailReply(summary.visitorEmail, messageOf(openCase))}>
            <DrawnIcon name="mail" />
            Answer by e-mail
          </a>
        ) : (
          <span>The visitor left no e-mail address{summary.visitorPhone ? ': call them back.' : '.'}</span>
        )}
      </footer>
    );
  }
  if (summary.state === 'closed') {
    return (
      <footer class="answer-none">
        {draft && <LeftDraft text={draft} onDiscard={() => composer.write('')} />}
        <span>This chat ended {formatMoment(summary.lastEntryAt, now.peek())}.</span>
        {summary.visitorEmail && (
          <a class="button" href={mailReply(summary.visitorEmail, '')}>
            <DrawnIcon name="mail" />
            Write an e-mail
          </a>
        )}
        {hasNext && (
          <button type="button" class="button button-accent" onClick={onOpenLongestWaiting}>
            Open the longest-waiting chat <kbd>n</kbd>
          </button>
        )}
      </footer>
    );
  }
  return (
    <footer class="answer">
      {fault && (isConnected || !fault.isPassing) && (
        <p class="fault" role="alert">
          <Icon name="alert" />
          <span>Not sent: {fault.message}</span>
        </p>
      )}
      <p class="answering" role="status">
        {listed.answering.length > 0
          ? `${answeringWords(listed.answering)} this visitor.`
          : listed.heldBy !== undefined && `${listed.heldBy} has this chat.`}
      </p>
      <AnswerBox composer={composer} name={listed.name} onSend={openCase.send} />
    </footer>
  );
}

function messageOf({ shown }: OpenCase): string {
  return shown.value
    .flatMap((entry) => (entry.kind === 'message' && !entry.isOwn ? entry.text : []))
    .join('\n\n');
}
