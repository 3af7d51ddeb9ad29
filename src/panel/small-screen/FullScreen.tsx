import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export interface FullScreenProps {
  panel: RefObject<HTMLElement | null>;
}

const changes = ['resize', 'scroll'];

/** Fits the panel into what can be seen above the keyboard, and holds the page behind it still. */
export function FullScreen({ panel }: FullScreenProps) {
  useLayoutEffect(() => {
    const element = panel.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const viewport = view.visualViewport;
    const page = view.document.documentElement;
    const overflowBefore = page.style.overflow;

    function fit() {
      if (!element || !viewport) return;
      // Lengths are enlarged where the page is zoomed by its styles: https://drafts.csswg.org/css-viewport/#zoom-property
      const zoom = element.currentCSSZoom ?? 1;
      element.style.setProperty('--cw-top', `${viewport.offsetTop / zoom}px`);
      element.style.setProperty('--cw-height', `${viewport.height / zoom}px`);
    }
    page.style.overflow = 'hidden';
    fit();
    for (const type of changes) viewport?.addEventListener(type, fit);
    return () => {
      for (const type of changes) viewport?.removeEventListener(type, fit);
      page.style.overflow = overflowBefore;
    };
  }, []);
  return null;
}
