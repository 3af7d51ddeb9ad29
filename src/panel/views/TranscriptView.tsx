import { useMemo, useRef } from 'preact/hooks';
import { DaySeparator } from '../../ui/DaySeparator';
import { groupMessages, type ConversationItem } from '../../ui/group-messages';
import { MessageGroup, type MessageGroupLabels } from '../../ui/MessageGroup';
import { TypingDots } from '../../ui/TypingDots';
import type { Chat } from '../models/chat';
import { JumpPill } from './JumpPill';
import { usePanel } from './panel-context';
import { useTranscriptScroll } from './use-transcript-scroll';
import { WaitingNote } from './WaitingNote';

export interface TranscriptViewProps {
  chat: Chat;
  isOpen: boolean;
}

export function TranscriptView({ chat, isOpen }: TranscriptViewProps) {
  const { language, time, now } = usePanel();
  const { transcript } = chat;
  const entries = transcript.entries.value;
  const newBefore = transcript.newBefore.value;
  const phase = transcript.phase.value;
  const log = useRef<HTMLDivElement>(null);
  const { firstShown, isAtEnd, onScroll, toEnd } = useTranscriptScroll(log, { chat, isOpen });

  const labels = useMemo<MessageGroupLabels>(
    () => ({ ...language, someone: language.agent, formatTime: time.time }),
    [language, time],
  );
  const items = useMemo(
    () => groupMessages(entries.slice(firstShown), { newBefore, dayOf: time.dayOf }),
    [entries, firstShown, newBefore, time],
  );

  function draw(item: ConversationItem) {
    switch (item.kind) {
      case 'day':
        return <DaySeparator key={item.key} label={time.day(item.at, now())} />;
      case 'new':
        return <DaySeparator key={item.key} kind="new" label={language.newLine} />;
      case 'line':
        return (
          <p key={item.key} class="cw-info" dir="auto">
            {item.joined ? language.joined(item.joined) : item.text}
          </p>
        );
      case 'group':
        return (
          <MessageGroup
            key={item.key}
            group={item}
            labels={labels}
            isPlain={item.isOwn}
            onRetry={phase.name === 'ended' || phase.name === 'banned' ? undefined : chat.retry}
          />
        );
    }
  }
  return (
    <div class="cw-scroll">
      <div
        ref={log}
        class="cw-log"
        part="log"
        role="log"
        aria-label={language.conversation}
        // What is new is read out by the announcer, once.
        aria-live="off"
        tabIndex={0}
        onScroll={onScroll}
      >
        {items.map(draw)}
        {phase.name === 'waiting' && <WaitingNote text={phase.text} />}
        {phase.name === 'active' && (
          <div class={`cw-typing-place${chat.agentTyping.value ? ' cw-on' : ''}`}>
            {chat.agentTyping.value && (
              <TypingDots label={language.isTyping(transcript.agent.value?.alias || language.agent)} />
            )}
          </div>
        )}
      </div>
      {!isAtEnd && <JumpPill count={transcript.unread.value} onClick={toEnd} />}
    </div>
  );
}
