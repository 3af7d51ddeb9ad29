import type { Report } from '../report';

export interface OwnElements {
  /** The element that opened the chat last, while it is on the page. */
  _opener(): HTMLElement | undefined;
  _stop(): void;
}

/** Lets elements of the page's own, now there or later, open the chat. The page's own handlers come first. */
export function watchOwnElements(
  document: Document,
  selector: string,
  onOpen: () => void,
  report: Report,
): OwnElements {
  let opener: HTMLElement | null = null;

  function click(event: MouseEvent) {
    const found = (event.target as Element).closest<HTMLElement>(selector);
    if (!found || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opener = found;
    onOpen();
  }

  try {
    if (selector) {
      // Throws for what is no selector.
      document.querySelector(selector);
      document.addEventListener('click', click);
    }
  } catch {
    report.warn(`"${selector}" is no selector.`);
  }

  return {
    _opener: () => (opener?.isConnected ? opener : undefined),
    _stop: () => document.removeEventListener('click', click),
  };
}
