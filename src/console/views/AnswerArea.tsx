import type { ReadonlySignal } from '@preact/signals';
import { Icon } from '../../ui/Icon';
import type { ListedCase } from '../models/case-order';
import type { Composer } from '../models/composer';
import { mailReply } from '../models/mail-reply';
import { AnswerBox } from './AnswerBox';
import { formatMoment } from './dates';

export interface AnswerAreaProps {
  composer: Composer;
  openCase: ListedCase;
  now: ReadonlySignal<number>;
}

/** Below the conversation: where to answer, or why one can't. */
export function AnswerArea({ composer, openCase, now }: AnswerAreaProps) {
  const { summary } = openCase;
  const heldUp = composer.heldUp.value;
  if (summary.type === 'offline') {
    return (
      <footer class="answer-none">
        {summary.visitorEmail ? (
          <a class="button button-strong" href={mailReply(summary.visitorEmail, summary.preview)}>
            <Icon name="mail" />
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
        <span>This chat ended {formatMoment(summary.lastEntryAt, now.peek())}.</span>
        {summary.visitorEmail && (
          <a class="button" href={mailReply(summary.visitorEmail, '')}>
            <Icon name="mail" />
            Write an e-mail
          </a>
        )}
      </footer>
    );
  }
  return (
    <footer class="answer">
      {heldUp && (
        <p class="fault" role="alert">
          <Icon name="alert" />
          <span>Not sent: {heldUp.fault}</span>
        </p>
      )}
      <AnswerBox composer={composer} name={openCase.name} />
    </footer>
  );
}
