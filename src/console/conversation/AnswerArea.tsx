import { Icon } from '../../ui/Icon';
import type { ListedCase } from '../inbox/case-order';
import type { Workspace } from '../workspace/workspace';
import { mailReply } from '../visitor/mail-reply';
import { AnswerBox } from './AnswerBox';
import { formatMoment } from '../frame/dates';

export interface AnswerAreaProps {
  workspace: Workspace;
  openCase: ListedCase;
}

/** Below the conversation: where to answer, or why one can't. */
export function AnswerArea({ workspace, openCase }: AnswerAreaProps) {
  const { composer, connection, inbox, navigation } = workspace;
  const { summary } = openCase;
  const isLineUp = connection.state.value.kind === 'on';
  const hasNext = inbox.view.value === 'open' && inbox.waitingCount.value > 0;
  const heldUp = composer.heldUp.value;
  if (summary.type === 'offline') {
    return (
      <footer class="answer-none">
        {summary.visitorEmail ? (
          <a class="button button-strong" href={mailReply(summary.visitorEmail, messageOf(workspace))}>
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
        <span>This chat ended {formatMoment(summary.lastEntryAt, workspace.now.peek())}.</span>
        {summary.visitorEmail && (
          <a class="button" href={mailReply(summary.visitorEmail, '')}>
            <Icon name="mail" />
            Write an e-mail
          </a>
        )}
        {hasNext && (
          <button type="button" class="button button-accent" onClick={navigation.openLongestWaiting}>
            Open the longest wait <kbd>n</kbd>
          </button>
        )}
      </footer>
    );
  }
  return (
    <footer class="answer">
      {heldUp && (isLineUp || !heldUp.isPassing) && (
        <p class="fault" role="alert">
          <Icon name="alert" />
          <span>Not sent: {heldUp.fault}</span>
        </p>
      )}
      <AnswerBox composer={composer} name={openCase.name} />
    </footer>
  );
}

function messageOf({ lines }: Workspace): string {
  return lines.value
    .flatMap((line) => (line.kind === 'message' && !line.isOwn ? line.text : []))
    .join('\n\n');
}
