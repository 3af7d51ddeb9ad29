import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ConversationEntry } from '../../../ui/conversation-entry';
import { isNoteLine } from './shown-entries';

const nearEnd = 80;

/**
 * Keeps a log at its end while its reader is there, or has just written; else counts what came in below.
 */
export function useStickyScroll(log: RefObject<HTMLElement | null>, entries: ConversationEntry[]) {
  const isAtEnd = useRef(true);
  const shown = useRef(entries);
  // Read before the new ones are drawn.
  const heightBefore = isPrepended(shown.current, entries) ? log.current?.scrollHeight : undefined;
  const [hidden, setHidden] = useState(0);

  function toEnd() {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    function onScroll({ currentTarget }: Event) {
      isAtEnd.current = distanceToEnd(currentTarget as HTMLElement) < nearEnd;
      if (isAtEnd.current) setHidden(0);
    }
    // Called at first once all is laid out and before it is painted. A composer that grows and a picture that loads move
    // the end as well.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd();
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [log]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === entries) return;
    shown.current = entries;
    const element = log.current;
    if (element && heightBefore !== undefined) {
      element.scrollTop += element.scrollHeight - heightBefore;
      return;
    }
    const added = entries.slice(before.length);
    const last = entries.at(-1);
    const hasWritten = added.length > 0 && last !== undefined && isOnTheWay(last);
    if (isAtEnd.current || hasWritten) toEnd();
    else
      setHidden(
        (count) => count + added.filter((entry) => entry.kind === 'message' || isNoteLine(entry)).length,
      );
  }, [entries]);

  return { hidden, toEnd };
}

function isOnTheWay(entry: ConversationEntry): boolean {
  if (entry.kind === 'message') return entry.state === 'sending';
  return isNoteLine(entry) && entry.note.isOnTheWay;
}

/** Something came in above, and nothing else. */
function isPrepended(before: ConversationEntry[], after: ConversationEntry[]): boolean {
  const isSameEnd = before.length > 0 && before.at(-1)?.key === after.at(-1)?.key;
  return isSameEnd && before[0]?.key !== after[0]?.key;
}

function distanceToEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement) {
  return scrollHeight - scrollTop - clientHeight;
}
