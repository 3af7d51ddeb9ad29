import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { MessageGroupLabels } from '../../ui/MessageGroup';
import { TypingDots } from '../../ui/TypingDots';
import type { Chat } from './chat';
import { Entries } from './Entries';
import { JumpPill } from '../jump/on-demand';
import { usePanel } from '../frame/use-panel';
import { drawReceipt } from '../receipts/on-demand';
import { messageText } from '../rich/message-text';
import { useTranscriptScroll } from './use-transcript-scroll';
import { WaitingNote } from './WaitingNote';
import { Welcome } from './Welcome';

export interface TranscriptViewProps {
  chat: Chat;
  isOpen: boolean;
}

export function TranscriptView({ chat, isOpen }: TranscriptViewProps) {
  const { language, time } = usePanel();
  const { transcript } = chat;
  const phase = transcript.phase.value;
  const isTyping = chat.agentTyping.value;
  const log = useRef<HTMLDivElement>(null);
  const { firstShown, isAtEnd, onScroll, toEnd } = useTranscriptScroll(log, { chat, isOpen });
  const receipt = chat.readUpTo.value < 0 ? undefined : drawReceipt;
  const labels = useMemo<MessageGroupLabels>(
    () => ({ ...language, someone: language.agent, formatTime: time.time, drawReceipt: receipt }),
    [language, receipt],
  );

  const isLoaded = chat.isLoaded.value;
  // Once the history has its styles: what comes from then on rises into its place.
  useEffect(() => {
    if (isLoaded && log.current?.scrollHeight) log.current.classList.add('live');
  }, [isLoaded]);

  return (
    <div class="scroll">
      <div
        ref={log}
        class="log"
        part="log"
        role="log"
        aria-label={language.conversation}
        // What is new is read out by the announcer, once.
        aria-live="off"
        tabIndex={0}
        onScroll={onScroll}
      >
        {firstShown === 0 && <Welcome entries={transcript.entries.value} />}
        <Entries
          chat={chat}
          labels={labels}
          Text={messageText()}
          entries={transcript.entries.value}
          first={firstShown}
          newBefore={transcript.newBefore.value}
        />
        {phase.kind === 'waiting' && <WaitingNote text={phase.text} />}
        {(phase.kind === 'active' || isTyping) && (
          <div class="typing-place">
            {isTyping && (
              <TypingDots label={language.isTyping(transcript.agent.value?.alias || language.agent)} />
            )}
          </div>
        )}
      </div>
      {!isAtEnd && <JumpPill count={transcript.unread.value} onClick={toEnd} />}
    </div>
  );
}
