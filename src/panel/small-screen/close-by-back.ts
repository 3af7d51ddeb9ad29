interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Lets Android's back do what Escape does, instead of leaving the page: https://html.spec.whatwg.org/#close-watcher-infrastructure
 * Returns its undo; browsers without it have their own back.
 */
export function closeByBack(panel: HTMLElement): () => void {
  const view = panel.ownerDocument.defaultView as (Window & { CloseWatcher?: new () => CloseWatcher }) | null;
  const Watcher = view?.CloseWatcher;
  if (!view || !Watcher) return () => {};
  let watcher: CloseWatcher | undefined;

  function watch() {
    if (!Watcher) return;
    watcher = new Watcher();
    watcher.addEventListener('close', onClose);
  }
  function onClose() {
    // Each hears of one back alone. It may have answered a question, and the panel is still there.
    watch();
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  }
  watch();
  return () => watcher?.destroy();
}
