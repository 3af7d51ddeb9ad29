import type { Clock } from '../browser/browser';
import { topModalDialog } from './modal-dialog';

export interface HostElement {
  root: ShadowRoot;
  /** Puts the element on the page as soon as there is a body, and keeps it there. */
  attach(): void;
  /** Takes it off the page for good. */
  remove(): void;
}

const mostReturns = 20;
const returnsWithin = 10_000;

/**
 * The `<chat-widget>` element with its open shadow root. Frameworks that replace the body take it off the page: it
 * comes back, with all its state. While a modal dialog of the page is open it lives inside that dialog.
 */
export function createHostElement(document: Document, clock: Clock): HostElement {
  const element = document.createElement('chat-widget');
  const root = element.attachShadow({ mode: 'open' });
  let observed: Element | null | undefined;
  let returns: number[] = [];

  const observer = new MutationObserver((mutations) => place(mutations));

  const place = (mutations: MutationRecord[]) => {
    const dialog = topModalDialog(document, mutations);
    const parent: Element | null = dialog ?? document.body;
    if (parent && element.parentNode !== parent && mayReturn()) move(parent, dialog !== undefined);
    observe(parent);
  };

  /** A page that takes the element off again and again means it. */
  const mayReturn = () => {
    const now = clock.now();
    returns = [...returns.filter((at) => now - at < returnsWithin), now];
    return returns.length <= mostReturns;
  };

  const move = (parent: Element, isDialog: boolean) => {
    if (element.isConnected && 'moveBefore' in parent) {
      (parent as Element & { moveBefore(node: Node, child: null): void }).moveBefore(element, null);
    } else parent.append(element);
    // In the top layer no transform of the dialog can shift or clip what is fixed to the window.
    if (!('showPopover' in element)) return;
    element.popover = isDialog ? 'manual' : null;
    if (isDialog) element.showPopover();
  };

  /** All that can take the element off the page or make it inert, and no more: pages change all the time. */
  const observe = (parent: Element | null) => {
    if (parent === observed) return;
    observed = parent;
    observer.disconnect();
    const isDialog = parent?.localName === 'dialog';
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    // A dialog vanishes with any of its ancestors; the body only from the document's element.
    observer.observe(document.documentElement, { childList: true, subtree: isDialog });
    if (parent && !isDialog) observer.observe(parent, { childList: true });
  };

  return {
    root,
    attach: () => place([]),
    remove() {
      observer.disconnect();
      element.remove();
    },
  };
}
