import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Keeps a text area as high as the text in it, unless that is undefined; its style sheet sets the limit. */
export function useGrowingHeight(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string | undefined,
): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || text === undefined) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
}
