import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Keeps a text area as high as the text in it; its style sheet sets the limit. */
export function useGrowingHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
}
