import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps a text area as high as the text in it, unless that is undefined; its style sheet sets the limit. */
export function useGrowingHeight(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string | undefined,
): void {
  const isOutgrown = useRef(false);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || text === undefined) return;
    // Where `field-sizing` of the style sheet does it, the text always has room.
    isOutgrown.current ||= element.scrollHeight > element.clientHeight;
    if (!isOutgrown.current) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
}
