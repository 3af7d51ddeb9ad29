import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { answeringWords } from '../inbox/answering-words';
import type { ListedCase } from '../inbox/case-order';
import type { Fault } from './agent-outbox';
import { languageName } from '../visitor/language-name';
import { AnswerBox } from './AnswerBox';
import type { AnswerNoneProps } from './AnswerNone';
import type { OpenCase } from './open-case';
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
  const { openCase, listed, isConnected, hasNext, now, onOpenLongestWaiting, AnswerNone } = props;
  const { composer, notes, noteWriting } = openCase;
  const { summary } = listed;
  const isNote = noteWriting.writing.value === 'note';
  const hasSwitched = useRef(false);
  const switchTo = useCallback((writing: 'answer' | 'note') => {
    hasSwitched.current = true;
    noteWriting.switchTo(writing);
  }, []);
  const toggle = useCallback(() => switchTo(noteWriting.writing.peek() === 'note' ? 'answer' : 'note'), []);
  useSwitchKey(toggle);

  const noteBox = (
    <AnswerBox
      key="note"
      writing="note"
      composer={notes}
      cannedReplies={openCase.cannedReplies}
      readColleagues={openCase.readColleagues}
      name={listed.name}
      isWanted={hasSwitched.current}
      onSend={notes.send}
    />
  );
  function drawFault(what: string, fault: Fault | undefined) {
    if (!fault || (!isConnected && fault.isPassing)) return null;
    return (
      <p class="fault" role="alert">
        <Icon name="alert" />
        <span>
          {what}: {fault.message}
        </span>
      </p>
    );
  }
  const noteFault = drawFault('Note not saved', notes.fault.value);

  if (summary.type === 'offline' || summary.state === 'closed') {
    return (
      <>
        {AnswerNone && (
          <AnswerNone
            openCase={openCase}
            summary={summary}
            hasNext={hasNext}
            now={now}
            hasNote={isNote}
            onNote={toggle}
            onOpenLongestWaiting={onOpenLongestWaiting}
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
  return (
    <footer class="answer">
      {drawFault('Not sent', composer.fault.value)}
      {noteFault}
      <p class="answering" role="status">
        {listed.answering.length > 0
          ? `${answeringWords(listed.answering)} this visitor.`
          : listed.heldBy !== undefined && `${listed.heldBy} has this chat.`}
      </p>
      <div class="answer-head">
        <WritingSwitch
          writing={isNote ? 'note' : 'answer'}
          hasOtherDraft={other.draft.value.trim() !== ''}
          onSwitch={switchTo}
        />
        {summary.language && !navigator.language.startsWith(summary.language) && (
          <span class="answer-language">Visitor’s language: {languageName(summary.language)}</span>
        )}
        <span class="answer-hint" aria-hidden="true">
          <kbd>Enter</kbd> {isNote ? 'saves' : 'sends'} · <kbd>Shift</kbd> <kbd>Enter</kbd> new line ·{' '}
          <kbd>/</kbd> canned replies
        </span>
      </div>
      {isNote ? (
        noteBox
      ) : (
        <AnswerBox
          key="answer"
          writing="answer"
          composer={composer}
          cannedReplies={openCase.cannedReplies}
          readColleagues={openCase.readColleagues}
          name={listed.name}
          isWanted={hasSwitched.current}
          filing={openCase.filing.value}
          onSend={openCase.send}
        />
      )}
    </footer>
  );
}
