import type { RefObject } from 'preact';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Chat } from './chat';

export interface TranscriptScroll {
  /** Position of the first entry that is drawn: a long history is drawn as it is scrolled to. */
  firstShown: number;
  isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
}

const page = 120;
const nearStart = 400;
const nearEnd = 48;

/** Keeps to the end while the visitor is there, keeps the place while they read further up. */
export function useTranscriptScroll(
  log: RefObject<HTMLElement | null>,
  { chat, isOpen }: { chat: Chat; isOpen: boolean },
): TranscriptScroll {
  const { transcript } = chat;
  const entries = transcript.entries.value;
  const newBefore = transcript.newBefore.value;
  const shown = useSignal(page);
  const isAtEnd = useSignal(true);
  const heightFromEnd = useRef<number | undefined>(undefined);
  const lastOwn = useRef<string | undefined>(undefined);
  const newLineShown = useRef<string | undefined>(undefined);
  const length = entries.length;

  // The start moves in whole pages, so that a new message leaves everything else as it is drawn.
  const newAt = newBefore === undefined ? length : entries.findIndex(({ key }) => key === newBefore);
  const wanted = Math.max(shown.value, length - newAt + 10);
  const firstShown = Math.max(0, Math.floor((length - wanted) / page) * page);

  const last = entries.at(-1);
  const ownKey = last?.kind === 'message' && last.isOwn ? last.key : undefined;
  const isTyping = chat.agentTyping.value;
  const phase = transcript.phase.value;

  /** It is drawn with the rest, before any of this runs. */
  function drawn() {
    return log.current as HTMLElement;
  }

  useLayoutEffect(() => {
    if (heightFromEnd.current === undefined) return;
    drawn().scrollTop = drawn().scrollHeight - heightFromEnd.current;
    heightFromEnd.current = undefined;
  }, [firstShown]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const hasWritten = ownKey !== undefined && ownKey !== lastOwn.current;
    if (hasWritten) lastOwn.current = ownKey;
    const newLine = drawn().querySelector<HTMLElement>('.cw-separator-new');
    if (newLine && newLineShown.current !== newBefore && isAtEnd.value) {
      newLineShown.current = newBefore;
      drawn().scrollTop = newLine.offsetTop - 16;
      onScroll();
    } else if (isAtEnd.value || hasWritten) toEnd();
  }, [entries, newBefore, isTyping, phase, isOpen]);

  useLayoutEffect(() => {
    chat.setWatched(isOpen && isAtEnd.value);
    if (!isOpen && transcript.unread.peek() === 0) chat.leaveNewLine();
  }, [isOpen, isAtEnd.value]);

  useLayoutEffect(() => {
    // The keyboard comes up, the composer grows: the end stays in sight.
    const observer = new ResizeObserver(() => isAtEnd.peek() && scrollToEnd());
    observer.observe(drawn());
    return () => observer.disconnect();
  }, []);

  function onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = drawn();
    isAtEnd.value = scrollHeight - scrollTop - clientHeight < nearEnd;
    if (isAtEnd.peek()) shown.value = page;
    if (scrollTop < nearStart && firstShown > 0 && heightFromEnd.current === undefined) {
      heightFromEnd.current = scrollHeight - scrollTop;
      shown.value = length - firstShown + page;
    }
  }

  function scrollToEnd() {
    drawn().scrollTop = drawn().scrollHeight;
  }

  function toEnd() {
    scrollToEnd();
    onScroll();
  }

  return { firstShown, isAtEnd: isAtEnd.value, onScroll, toEnd };
}
