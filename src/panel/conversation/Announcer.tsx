import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Chat } from './chat';
import { lineText } from './line-text';
import type { TranscriptEntry } from '../transcript/transcript-entry';
import { usePanel } from '../frame/use-panel';

export interface AnnouncerProps {
  chat: Chat;
  isOpen: boolean;
}

const mostKept = 4;

/**
 * Reads out what agents say, each message once, also while the panel is minimised; what was there before is not read.
 * Each announcement is an element of its own, so that equal ones in a row are heard as well.
 */
export function Announcer({ chat, isOpen }: AnnouncerProps) {
  const { language } = usePanel();
  const announcements = useSignal<readonly Announcement[]>([]);
  const heard = useRef(Infinity);
  const isTypingTold = useRef(false);
  const isLoaded = chat.isLoaded.value;
  const entries = chat.transcript.entries.value;
  const isTyping = isOpen && chat.agentTyping.value;

  function announce(text: string) {
    const before = announcements.value;
    const key = (before.at(-1)?.key ?? 0) + 1;
    announcements.value = [...before.slice(1 - mostKept), { key, text }];
  }

  function textOf(entry: TranscriptEntry) {
    if (entry.kind === 'line') return lineText(entry, language);
    return `${entry.author || language.agent}: ${withoutMarkup(entry.text)}`;
  }

  useEffect(() => {
    if (!isLoaded) return;
    // Places don't show what is new: the visitor's own message may arrive before an earlier one of the agent.
    const theirs = entries.filter((entry) => entry.kind === 'line' || !entry.isOwn);
    const text = theirs.slice(heard.current).map(textOf).filter(Boolean).join('\n');
    heard.current = theirs.length;
    if (!text) return;
    isTypingTold.current = false;
    announce(text);
  }, [isLoaded, entries]);

  useEffect(() => {
    if (!isTyping || isTypingTold.current) return;
    isTypingTold.current = true;
    announce(language.isTyping(chat.transcript.agent.peek()?.alias || language.agent));
  }, [isTyping]);

  return (
    <div class="cw-unseen" aria-live="polite">
      {announcements.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

interface Announcement {
  key: number;
  text: string;
}

function withoutMarkup(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, ' ');
}
