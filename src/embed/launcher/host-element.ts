import { listen } from '../../browser/listen';
import { topModalDialog } from './modal-dialog';

export interface HostElement {
  _root: ShadowRoot;
  /** Puts the element on the page as soon as there is a body, and keeps it there. */
  _attach(): void;
  /** Puts it into the top layer if styles of the document move it. */
  _settle(): void;
  /** Takes it off the page for good. */
  _remove(): void;
}

const mostMoves = 1000;

/**
 * The `<chat-widget>` element with its open shadow root. It is beside the body, whose transforms, filters, zoom and
 * `inert` do not reach it there. Where the document's own move it, it enters the top layer. A page that takes it off gets it
 * back with all its state. While a modal dialog of the page is open, or a part of it on the full screen, it lives in there.
 */
export function createHostElement(document: Document): HostElement {
  const element = document.createElement('chat-widget');
  const root = element.attachShadow({ mode: 'open' });
  // One observer looks at a node in one way alone: https://dom.spec.whatwg.org/#dom-mutationobserver-observe
  const attributes = new MutationObserver(place);
  const tree = new MutationObserver(place);
  const unlisten = listen(document, 'fullscreenchange', () => place([]));
  let observed: Element | undefined;
  let moves = 0;

  function place(mutations: MutationRecord[]) {
    const { documentElement, fullscreenElement } = document;
    // What lies outside a modal dialog is inert, in Chromium also what lies outside an element on the full screen:
    // https://html.spec.whatwg.org/multipage/interaction.html#modal-dialogs-and-inert-subtrees
    // Nobody wants to chat over a film.
    const isWork = fullscreenElement?.matches(':not(html,video,iframe)');
    const layer = topModalDialog(document, mutations) ?? (isWork && fullscreenElement);
    const parent: Element = layer || documentElement;
    const isElsewhere = element.parentNode !== parent;
    // Beside the head there is a body; asking for it would cost the page 6 kB of memory.
    const hasBody = (documentElement as Element | null)?.childElementCount !== 1;
    // A page that takes the element off again and again, or makes it inert, means it.
    if (parent && hasBody && (isElsewhere || element.inert || element.ariaHidden) && moves < mostMoves) {
      moves++;
      element.inert = false;
      element.ariaHidden = null;
      if (isElsewhere) move(parent, !!layer);
    }
    observe(parent);
  }

  function move(parent: Element & { moveBefore?(node: Node, child: null): void }, isLayer: boolean) {
    if (element.isConnected && parent.moveBefore) parent.moveBefore(element, null);
    else parent.append(element);
    element.popover = null;
    if (isLayer) raise();
  }

  /** In the top layer no transform can shift or clip what is fixed to the window; who enters it last lies on top. */
  function raise() {
    element.popover = 'manual';
    element.showPopover?.();
  }

  /** All that can take the element off the page, and no more: pages change all the time. */
  function observe(parent: Element) {
    if (parent === observed) return;
    observed = parent;
    tree.disconnect();
    tree.observe(document, { childList: true });
    // A dialog vanishes with any of its ancestors.
    const html = document.documentElement as Element | null;
    if (html) tree.observe(html, { childList: true, subtree: parent !== html });
  }

  return {
    _root: root,
    _attach() {
      attributes.observe(document, { subtree: true, attributeFilter: ['open'] });
      attributes.observe(element, { attributeFilter: ['inert', 'aria-hidden'] });
      place([]);
    },
    _settle() {
      // What is fixed to the window lies below it only where the document moves it.
      if (element.offsetTop > innerHeight) raise();
    },
    _remove() {
      unlisten();
      attributes.disconnect();
      tree.disconnect();
      element.remove();
    },
  };
}
