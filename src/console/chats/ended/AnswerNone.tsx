import type { ReadonlySignal } from '@preact/signals';
import type { CaseSummary } from '../../../operations/console/cases';
import { Icon } from '../../../ui/Icon';
import { MutationModel } from '../../kit/data/mutation';
import { formatMoment } from '../../kit/format/dates';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import { mailReply } from '../visitor/mail-reply';
import type { OpenCase } from '../conversation/open-case';
import { LeftDraft } from './LeftDraft';
import { endedTexts } from './texts';

export interface AnswerNoneProps {
  openCase: OpenCase;
  summary: CaseSummary;
  /** Whether other visitors wait. */
  hasNext: boolean;
  now: ReadonlySignal<number>;
  /** Whether a note is being written below. */
  hasNote: boolean;
  onNote(): void;
  onOpenLongestWaiting(): void;
}

/** Says why a case can't be answered here, and what can be done instead. */
export function AnswerNone(props: AnswerNoneProps) {
  const { openCase, summary, hasNext, now, hasNote, onNote, onOpenLongestWaiting } = props;
  const draft = openCase.composer.draft.value.trim();
  const texts = endedTexts();
  const addNote = (
    <button type="button" class="button" aria-expanded={hasNote} onClick={onNote}>
      <DrawnIcon name="note" />
      {texts.addNote}
    </button>
  );
  if (summary.type === 'offline') {
    return (
      <footer class="answer-none">
        {summary.visitorEmail ? (
          <a
            class="button button-strong"
            href={mailReply(summary.visitorEmail, texts.subject, messageOf(openCase))}
          >
            <DrawnIcon name="mail" />
            {texts.answerByMail}
          </a>
        ) : (
          <span>{summary.visitorPhone ? texts.noEmailButPhone : texts.noEmail}</span>
        )}
        {addNote}
        <DoneState summary={summary} change={openCase.change} now={now} />
      </footer>
    );
  }
  return (
    <footer class="answer-none">
      {draft && <LeftDraft text={draft} onDiscard={() => openCase.composer.write('')} />}
      <span>{texts.endedAt(formatMoment(summary.lastEntryAt, now.peek()))}</span>
      {summary.visitorEmail && (
        <a class="button" href={mailReply(summary.visitorEmail, texts.subject, '')}>
          <DrawnIcon name="mail" />
          {texts.writeMail}
        </a>
      )}
      {addNote}
      {hasNext && (
        <button type="button" class="button button-accent" onClick={onOpenLongestWaiting}>
          {texts.openWaiting} <kbd>n</kbd>
        </button>
      )}
    </footer>
  );
}

interface DoneStateProps extends Pick<AnswerNoneProps, 'summary' | 'now'> {
  change: OpenCase['change'];
}

/** Says who has marked a message as done, or lets the agent do it. */
function DoneState({ summary: { done }, change, now }: DoneStateProps) {
  const { state, run } = useModel(() => new MutationModel());
  const texts = endedTexts();
  function toggle() {
    return change((client, path) =>
      client.call('PUT /cases/{id}/done', { path, body: { isDone: done === undefined } }),
    );
  }
  const isRunning = state.value.kind === 'running';
  return (
    <>
      {done && <span role="status">{texts.doneBy(done.by?.alias, formatMoment(done.at, now.peek()))}</span>}
      <button type="button" class="button" disabled={isRunning} onClick={() => void run(toggle)}>
        {!done && <Icon name="check" />}
        {done ? texts.openAgain : texts.done}
      </button>
      <Refusal message={state.value.kind === 'refused' ? state.value.message : undefined} />
    </>
  );
}

function messageOf({ shown }: OpenCase): string {
  return shown.value
    .flatMap((entry) => (entry.kind === 'message' && !entry.isOwn ? entry.text : []))
    .join('\n\n');
}
