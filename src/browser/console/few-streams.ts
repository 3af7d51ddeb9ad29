import type { KeyValueStorage, Page } from '../browser';
import { listen } from '../listen';

export interface FewStreamsBrowser {
  storage: Pick<KeyValueStorage, 'get' | 'set' | 'onChange'>;
  page: Pick<Page, 'isVisible' | 'onLeave' | 'onReturn'>;
  uuid(): string;
}

const key = 'chat-widget-console:streams';
/**
 * By HTTP/1.1 browsers open six connections at a time to a host, for all tabs together: the rest is for what is asked and sent.
 * https://developer.mozilla.org/en-US/docs/Web/API/EventSource
 */
const most = 3;

/**
 * Opens streams in few tabs at a time, those that were looked at last: another tab’s stream stays silent, or ends, until the
 * tab is looked at or there is room. The order is kept in the storage, which all tabs have, also without https.
 */
export function createFewStreams(
  window: Window & Pick<typeof globalThis, 'EventSource'>,
  { storage, page, uuid }: FewStreamsBrowser,
) {
  const id = uuid();
  let isWanted = page.isVisible();
  let onLooked: () => void = () => {};

  function inOrder() {
    return (storage.get(key) ?? '').split(' ').filter(Boolean);
  }
  function others() {
    return inOrder().filter((one) => one !== id);
  }
  function isAmongThem() {
    return inOrder().includes(id);
  }
  function hasRoom() {
    return others().length < most;
  }
  function look() {
    isWanted = page.isVisible();
    if (isWanted) onLooked();
  }
  // Before others hear of it, who then open a stream.
  listen(window, 'visibilitychange', look, { capture: true });
  listen(window, 'focus', look);
  page.onReturn(look);
  page.onLeave(() => storage.set(key, others().join(' ')));

  return (url: string, onData: (data: string) => void, onEnd: () => void) => {
    let stream: EventSource | undefined;
    const stopFollowing = storage.onChange((changed) => {
      if (changed === key && (stream ? !isAmongThem() : hasRoom())) fail();
    });

    function close() {
      stream?.close();
      stopFollowing();
      if (onLooked === enterAgain) onLooked = () => {};
    }
    function fail() {
      close();
      onEnd();
    }
    function enter() {
      isWanted = false;
      storage.set(key, [id, ...others()].slice(0, most).join(' '));
    }
    function enterAgain() {
      if (stream) enter();
      else fail();
    }
    onLooked = enterAgain;
    if (isWanted || hasRoom()) {
      enter();
      stream = new window.EventSource(url);
      stream.addEventListener('message', ({ data }) => onData(String(data)));
      stream.addEventListener('error', fail);
    }
    return close;
  };
}
