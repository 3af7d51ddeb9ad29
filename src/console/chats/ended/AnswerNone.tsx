import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CaseSummary } from '../../../operations/console/cases';
import { formatMoment } from '../../kit/format/dates';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { usePart } from '../../kit/frame/OnDemand';
import { mailReply } from '../visitor/mail-reply';
import type { OpenCase } from '../conversation/open-case';
import { DoneState } from './DoneState';
import { BegunDraft } from './LeftWriting';
import { endedTexts } from './texts';
import './ended.css';

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
  const texts = endedTexts();
  const ended = useRef<HTMLSpanElement>(null);
  const filing = openCase.filing.value;
  const hasFiles = filing?.kept.has(summary.id) === true;
  const Files = usePart(hasFiles, async () => (await import('../files/AgentFiles')).AgentFiles);
  // The focus goes with the text box, or with the button that ended it. On a button, what is typed on would do something.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ended.current?.focus();
  }, []);
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
        <DoneState summary={summary} openCase={openCase} now={now} />
      </footer>
    );
  }
  return (
    <footer class="answer-none">
      <BegunDraft composer={openCase.composer} toasting={openCase.toasting} caseId={summary.id} />
      {Files && hasFiles && <Files parts={filing} isOver />}
      <span ref={ended} tabIndex={-1}>
        {texts.endedAt(formatMoment(summary.lastEntryAt, now.peek()))}
      </span>
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

function messageOf({ shown }: OpenCase): string {
  return shown.value
    .flatMap((entry) => (entry.kind === 'message' && !entry.isOwn ? entry.text : []))
    .join('\n\n');
}
