import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import type { ListedCase } from '../inbox/case-order';
import type { Fault } from './agent-outbox';
import { languageName } from '../../kit/format/language-name';
import { usePart } from '../../kit/frame/OnDemand';
import { AnswerBox } from './AnswerBox';
import type { AnswerNoneProps } from '../ended/AnswerNone';
import type { OpenCase } from './open-case';
import { conversationTexts } from './texts';
import { Filled } from '../../kit/texts/Filled';
import { useSwitchKey, WritingSwitch } from './WritingSwitch';

export interface AnswerAreaProps {
  openCase: OpenCase;
  listed: ListedCase;
  isConnected: boolean;
  /** Whether other visitors wait. */
  hasNext: boolean;
  now: ReadonlySignal<number>;
  onOpenLongestWaiting(): void;
  /** What stands there if the case can't be answered, once it is downloaded. */
  AnswerNone: ComponentType<AnswerNoneProps> | undefined;
}

/** Below the conversation: where to answer, or why one can't, and where to write a note. */
export function AnswerArea(props: AnswerAreaProps) {
  const { openCase, listed, now, AnswerNone } = props;
  const { composer, notes, noteWriting } = openCase;
  const { summary } = listed;
  const isNote = noteWriting.writing.value === 'note';
  const texts = conversationTexts();
  const details = openCase.conversation.details.value;
  const mailed = details?.mailedAnswers;
  const MailWay = usePart(mailed !== undefined, async () => (await import('../mailing/MailWay')).MailWay);
  const [firstAnswering, ...othersAnswering] = listed.answering;
  /** The case in which the agent has just chosen between answer and note. */
  const switchedIn = useRef<string | undefined>(undefined);
  const switchTo = useCallback((writing: 'answer' | 'note') => {
    switchedIn.current = openCase.conversation.caseId.peek();
    noteWriting.switchTo(writing);
  }, []);
  const toggle = useCallback(() => switchTo(noteWriting.writing.peek() === 'note' ? 'answer' : 'note'), []);
  useSwitchKey(toggle);

  const noteBox = (
    <AnswerBox
      key={`note-${summary.id}`}
      writing="note"
      composer={notes}
      cannedReplies={openCase.cannedReplies}
      ask={openCase.ask}
      name={listed.name}
      isWanted={switchedIn.current === summary.id}
      onSend={notes.send}
    />
  );
  function drawFault(text: (reason: string) => string, fault: Fault | undefined) {
    if (!fault || (!props.isConnected && fault.isPassing)) return null;
    return (
      <p class="fault" role="alert">
        <Icon name="alert" />
        <span>{text(fault.message)}</span>
      </p>
    );
  }
  const noteFault = drawFault(texts.noteFault, notes.fault.value);

  if (summary.state === 'closed' && !mailed) {
    return (
      <>
        {AnswerNone && details && (
          <AnswerNone
            key={summary.id}
            openCase={openCase}
            summary={summary}
            hasNext={props.hasNext}
            now={now}
            hasNote={isNote}
            onNote={toggle}
            onOpenLongestWaiting={props.onOpenLongestWaiting}
          />
        )}
        {(isNote || noteFault) && (
          <div class="answer">
            {noteFault}
            {isNote && noteBox}
          </div>
        )}
      </>
    );
  }
  const other = isNote ? composer : notes;
  const keys = {
    enter: <kbd>{texts.enterKey}</kbd>,
    shift: <kbd>{texts.shiftKey}</kbd>,
    slash: <kbd>/</kbd>,
  };
  return (
    <footer class="answer">
      {drawFault(texts.answerFault, composer.fault.value)}
      {noteFault}
      {MailWay && mailed && (
        <MailWay key={summary.id} summary={summary} answers={mailed} openCase={openCase} now={now} />
      )}
      <p class="answering" role="status">
        {firstAnswering !== undefined
          ? texts.answering(firstAnswering, othersAnswering)
          : listed.heldBy !== undefined && texts.heldBy(listed.heldBy)}
      </p>
      <div class="answer-head">
        <WritingSwitch
          writing={isNote ? 'note' : 'answer'}
          hasOtherDraft={other.draft.value.trim() !== ''}
          onSwitch={switchTo}
        />
        {summary.language && !navigator.language.startsWith(summary.language) && (
          <span class="answer-language">{texts.visitorLanguage(languageName(summary.language))}</span>
        )}
        <span class="answer-hint" aria-hidden="true">
          <Filled text={isNote ? texts.noteKeys : texts.answerKeys} parts={keys} />
        </span>
      </div>
      {isNote ? (
        noteBox
      ) : (
        <AnswerBox
          key={`answer-${summary.id}`}
          writing="answer"
          composer={composer}
          cannedReplies={openCase.cannedReplies}
          ask={openCase.ask}
          name={listed.name}
          isWanted={switchedIn.current === summary.id}
          filing={openCase.filing.value}
          onSend={openCase.send}
        />
      )}
    </footer>
  );
}
