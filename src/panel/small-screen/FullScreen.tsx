import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { focusFirst } from '../../ui/focus';
import { keepFocusInside } from '../../ui/keep-focus-inside';
import { usePanel } from '../frame/use-panel';
import { adoptStyles } from '../theme/style-sheets';
import css from './small-screen.css?inline';
import { closeByBack } from './close-by-back';
import { minimizeBySwipe } from './minimize-by-swipe';

export interface FullScreenProps {
  panel: RefObject<HTMLElement | null>;
}

/** Fits the panel and what is typed into what can be seen above the keyboard, and holds the page behind it still. */
export function FullScreen({ panel }: FullScreenProps) {
  const { addStyles, session } = usePanel();
  addStyles(css);
  useLayoutEffect(() => {
    const element = panel.current;
    const view = element?.ownerDocument.defaultView;
    // A page may have taken the widget off for good.
    if (!element?.isConnected || !view) return;
    const viewport = view.visualViewport;

    function fit() {
      if (!element || !viewport) return;
      // Lengths are enlarged where the page is zoomed by its styles: https://drafts.csswg.org/css-viewport/#zoom-property
      const zoom = element.currentCSSZoom ?? 1;
      element.style.setProperty('--cw-top', `${viewport.offsetTop / zoom}px`);
      element.style.setProperty('--cw-height', `${viewport.height / zoom}px`);
    }
    /** Browsers look after the focused field only when it takes the focus; the keyboard, and this part, come later. */
    function fitWithFocus() {
      fit();
      const root = element?.getRootNode() as ShadowRoot | undefined;
      root?.activeElement?.scrollIntoView({ block: 'nearest' });
    }
    function onKeyDown(event: KeyboardEvent) {
      if (element) keepFocusInside(element, event);
    }
    // Not by the inline style, which dialogs of the page keep and put back.
    const { document: page } = view;
    const holder = 'adoptedStyleSheets' in page ? page : (page as Document).head;
    const release = adoptStyles(holder, 'html{overflow:hidden!important}');
    fitWithFocus();
    // It may have left the panel by Tab before this part came. A chat that the page restored has not asked for it.
    const hasFocus = (element.getRootNode() as ShadowRoot).activeElement;
    if (!hasFocus && session.focusRequests.peek() > 0) focusFirst(element);
    element.addEventListener('keydown', onKeyDown);
    viewport?.addEventListener('scroll', fit);
    viewport?.addEventListener('resize', fitWithFocus);
    const undo = [release, closeByBack(element), minimizeBySwipe(element, session.minimize)];
    return () => {
      for (const fn of undo) fn();
      element.removeEventListener('keydown', onKeyDown);
      viewport?.removeEventListener('scroll', fit);
      viewport?.removeEventListener('resize', fitWithFocus);
    };
  }, []);
  return null;
}
