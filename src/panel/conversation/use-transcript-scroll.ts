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
  /** From what is seen first to the end, in CSS pixels; 0 at the end. */
  const fromEnd = useRef(0);
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

  useLayoutEffect(keepPlace, [firstShown]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const hasWritten = ownKey !== undefined && ownKey !== lastOwn.current;
    if (hasWritten) lastOwn.current = ownKey;
    const newLine = drawn().querySelector<HTMLElement>('.cw-separator-new');
    if (newLine && newLineShown.current !== newBefore && isAtEnd.value) {
      newLineShown.current = newBefore;
      drawn().scrollTop = newLine.offsetTop - 16;
    } else if (isAtEnd.value || hasWritten) toEnd();
    onScroll();
  }, [entries, newBefore, isTyping, phase, isOpen]);

  useLayoutEffect(() => {
    chat.setWatched(isOpen && isAtEnd.value);
    if (!isOpen && transcript.unread.peek() === 0) chat.leaveNewLine();
  }, [isOpen, isAtEnd.value]);

  useLayoutEffect(() => {
    // The keyboard comes up, the composer grows, what draws a message comes late: the end stays in sight.
    const sizes = new ResizeObserver(() => isAtEnd.peek() && toEnd());
    // Browsers forget how far it was scrolled where the widget moves into a modal dialog of the page, and out of it.
    const moves = new MutationObserver(keepPlace);
    sizes.observe(drawn());
    sizes.observe(drawn().querySelector('.entries') as Element);
    moves.observe((drawn().getRootNode() as ShadowRoot).host, { attributeFilter: ['popover'] });
    return () => {
      sizes.disconnect();
      moves.disconnect();
    };
  }, []);

  function onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = drawn();
    const height = scrollHeight - scrollTop;
    isAtEnd.value = height - clientHeight < nearEnd;
    fromEnd.current = isAtEnd.value ? 0 : height;
    if (isAtEnd.value) shown.value = page;
    if (scrollTop < nearStart && firstShown > 0) shown.value = length - firstShown + page;
  }

  function keepPlace() {
    drawn().scrollTop = drawn().scrollHeight - fromEnd.current;
  }

  function toEnd() {
    drawn().scrollTop = drawn().scrollHeight;
  }

  return { firstShown, isAtEnd: isAtEnd.value, onScroll, toEnd };
}
