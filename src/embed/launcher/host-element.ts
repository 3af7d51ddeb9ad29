import { attempt } from '../../browser/attempt';
import { listen } from '../../browser/listen';

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
// Unlike a bare `:modal`, it throws in no browser that lacks it: Chromium before 105, Firefox before 103, Safari before 15.6.
const modal = ':is(dialog:modal)';

/**
 * The `<chat-widget>` element with its open shadow root. It is beside the body, whose transforms, filters, zoom and
 * `inert` do not reach it there. Where the document's own move it, it enters the top layer. A page that takes it off gets it
 * back with all its state. While a modal dialog of the page is open, or a part of it on the full screen, it lives in there.
 */
export function createHostElement(document: Document): HostElement {
  // A page's own element of that name may have a shadow root already.
  const root = attempt(() => createRoot(document, 'chat-widget')) ?? createRoot(document, 'div');
  const element = root.host as HTMLElement;
  const observer = new MutationObserver(place);
  const undos: (() => void)[] = [];
  let focused: Element | undefined;
  let observed: Element | null | undefined;
  let moves = 0;
  // Pages close a dialog at a click outside of its rectangle, as one in here is.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- The element is ours alone, and every page loads this.
  element.onclick = (event) => element.popover && event.stopPropagation();

  /** A modal dialog takes the focus as it opens, and the one below it as it closes. Nothing else reports those of web components. */
  function follow(event: Event) {
    // Last come document and window, whose members may be variables and elements of the page.
    focused =
      (event.composedPath() as Element[]).slice(0, -2).find((node) => node.matches?.(modal)) ?? focused;
    place();
  }

  function place() {
    const { documentElement, fullscreenElement } = document;
    // What lies outside a modal dialog is inert, in Chromium also what lies outside an element on the full screen:
    // https://html.spec.whatwg.org/multipage/interaction.html#modal-dialogs-and-inert-subtrees
    // Nobody wants to chat over a film, also where a player of the page surrounds it.
    const film = fullscreenElement?.querySelector('video') ?? fullscreenElement;
    const dialog = focused?.matches(modal) ? focused : document.querySelector(modal);
    const layer =
      dialog ??
      (film?.matches('video,html,iframe') && film.clientWidth * 2 > innerWidth ? null : fullscreenElement);
    const parent = layer ?? (documentElement as Element | null);
    const isElsewhere = element.parentNode !== parent;
    // A second child is the body; reading `document.body` would cost the page 6 kB of memory.
    const hasBody = documentElement?.childElementCount !== 1;
    // A page that takes the element off again and again, or makes it inert, means it.
    if (parent && hasBody && (isElsewhere || element.inert || element.ariaHidden) && moves++ < mostMoves) {
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
    // It throws where the element is off the page by now.
    attempt(() => element.showPopover());
  }

  /** All that can take the element off the page or out of use, and no more: pages change all the time. */
  function observe(parent: Element | null) {
    if (parent === observed) return;
    observed = parent;
    // Many dialogs in the life of a page are no fight over one place.
    moves = 0;
    observer.disconnect();
    const { documentElement } = document;
    // A dialog vanishes with any of its ancestors.
    const subtree = parent !== documentElement;
    for (const node of [document, documentElement, parent?.getRootNode(), element])
      if (node)
        observer.observe(node, {
          childList: true,
          subtree,
          attributeFilter: ['open', 'inert', 'aria-hidden'],
        });
  }

  return {
    _root: root,
    _attach() {
      place();
      undos.push(listen(document, 'fullscreenchange', place), listen(document, 'focusin', follow));
    },
    _settle() {
      // Asked before the frame is drawn, where it is laid out anyway.
      requestAnimationFrame(() => {
        // It lies 60 px above the bottom of the window, unless the document moves it: out of sight, or up to the end of a short page.
        if (Math.abs(innerHeight - 60 - element.offsetTop) > 60) raise();
      });
    },
    _remove() {
      for (const undo of undos) undo();
      observer.disconnect();
      element.remove();
    },
  };
}

function createRoot(document: Document, name: string): ShadowRoot {
  return document.createElement(name).attachShadow({ mode: 'open' });
}
