/** What is listened to of a page; a `Browser` fits. */
export interface Wakeable {
  network: { on(event: 'online', fn: () => void): () => void };
  page: { onVisible(fn: () => void): () => void; onReturn(fn: () => void): () => void };
}

/** Runs `fn` whenever what failed may succeed: the network is back, or the page is looked at again. */
export function onWake({ network, page }: Wakeable, fn: () => void): () => void {
  const undo = [network.on('online', fn), page.onVisible(fn), page.onReturn(fn)];
  return () => {
    for (const one of undo.splice(0)) one();
  };
}
