import type { RefObject } from 'preact';
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** The same as in the style sheet. */
const smallScreen = '(max-width: 30em), (max-height: 32.5em)';

/**
 * On a small screen the panel covers what can be seen: without the keyboard, and with the page behind it held still.
 * Answers whether it does.
 */
export function useFullScreen(panel: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const isFullScreen = useSignal(false);

  useLayoutEffect(() => {
    const style = panel.current?.style;
    const view = panel.current?.ownerDocument.defaultView;
    if (!isOpen || !style || !view) return;
    const query = view.matchMedia(smallScreen);
    const viewport = view.visualViewport;
    const page = view.document.documentElement;
    const overflowBefore = page.style.overflow;

    function fit() {
      isFullScreen.value = query.matches;
      page.style.overflow = query.matches ? 'hidden' : overflowBefore;
      // Asking for its size lays the page out.
      if (!query.matches || !viewport) return;
      // Lengths are enlarged where the page is zoomed by its styles: https://drafts.csswg.org/css-viewport/#zoom-property
      const zoom = panel.current?.currentCSSZoom ?? 1;
      style?.setProperty('--cw-top', `${viewport.offsetTop / zoom}px`);
      style?.setProperty('--cw-height', `${viewport.height / zoom}px`);
    }
    fit();
    const changes = ['change', 'resize', 'scroll'];
    for (const type of changes) for (const target of [query, viewport]) target?.addEventListener(type, fit);
    return () => {
      for (const type of changes)
        for (const target of [query, viewport]) target?.removeEventListener(type, fit);
      page.style.overflow = overflowBefore;
    };
  }, [isOpen]);

  return isFullScreen.value && isOpen;
}
