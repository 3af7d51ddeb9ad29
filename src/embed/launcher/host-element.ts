import type { Clock } from '../../browser/browser';
import { topModalDialog } from './modal-dialog';

export interface HostElement {
  root: ShadowRoot;
  /** Puts the element on the page as soon as there is a body, and keeps it there. */
  attach(): void;
  /** Takes it off the page for good. */
  remove(): void;
}

const mostMoves = 20;
const movesForget = 10_000;

/**
 * The `<chat-widget>` element with its open shadow root. Frameworks that replace the body take it off the page: it
 * comes back, with all its state. While a modal dialog of the page is open it lives inside that dialog.
 */
export function createHostElement(document: Document, clock: Clock): HostElement {
  const element = document.createElement('chat-widget');
  const root = element.attachShadow({ mode: 'open' });
  let observed: Element | null | undefined;
  let moves = 0;

  function place(mutations: MutationRecord[]) {
    const dialog = topModalDialog(document, mutations);
    const parent: Element | null = dialog ?? document.body;
    // A page that takes the element off again and again means it.
    if (parent && element.parentNode !== parent && moves < mostMoves) {
      moves++;
      clock.after(movesForget, () => moves--);
      move(parent, dialog !== undefined);
    }
    observe(parent, dialog !== undefined);
  }
  const observer = new MutationObserver((mutations) => place(mutations));

  function move(parent: Element & { moveBefore?(node: Node, child: null): void }, isDialog: boolean) {
    if (element.isConnected && parent.moveBefore) parent.moveBefore(element, null);
    else parent.append(element);
    // In the top layer no transform of the dialog can shift or clip what is fixed to the window.
    if (!('showPopover' in element)) return;
    element.popover = isDialog ? 'manual' : null;
    if (isDialog) element.showPopover();
  }

  /** All that can take the element off the page or make it inert, and no more: pages change all the time. */
  function observe(parent: Element | null, isDialog: boolean) {
    if (parent === observed) return;
    observed = parent;
    observer.disconnect();
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    // A dialog vanishes with any of its ancestors; the body only from the document's element.
    observer.observe(document.documentElement, { childList: true, subtree: isDialog });
    if (parent) observer.observe(parent, { childList: true });
  }

  return {
    root,
    attach: () => place([]),
    remove() {
      observer.disconnect();
      element.remove();
    },
  };
}
