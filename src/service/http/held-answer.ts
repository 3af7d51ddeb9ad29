import type { ServerResponse } from 'node:http';
import type { Stopping } from './stopping';

export type Waited = 'changed' | 'timeout' | 'gone' | 'stopping';

/**
 * Waits until something changed, the time is over, the client went away or the service stops. Of a held answer
 * nothing but these listeners stays in memory, and they go with it.
 */
export function waitForChange(
  response: ServerResponse,
  milliseconds: number,
  stopping: Stopping,
  onChange: (fn: () => void) => () => void,
): Promise<Waited> {
  if (stopping.isStopping) return Promise.resolve('stopping');
  if (response.destroyed) return Promise.resolve('gone');
  return new Promise((resolve) => {
    function finish(waited: Waited) {
      clearTimeout(timer);
      response.off('close', onClose);
      offChange();
      offStop();
      resolve(waited);
    }
    function onClose() {
      return finish('gone');
    }
    const timer = setTimeout(finish, milliseconds, 'timeout');
    response.on('close', onClose);
    const offChange = onChange(() => finish('changed'));
    const offStop = stopping.onStop(() => finish('stopping'));
  });
}
