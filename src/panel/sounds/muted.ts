import type { Browser } from '../../browser/browser';
import { storagePrefix } from '../../contract/stored-chat';

const key = `${storagePrefix}muted`;

type Storage = Pick<Browser['storage'], 'get' | 'set' | 'remove'>;

/** Whether the visitor has switched the sounds off. */
export function isMuted(storage: Storage): boolean {
  return storage.get(key) !== null;
}

export function setMuted(storage: Storage, isNowMuted: boolean): void {
  if (isNowMuted) storage.set(key, '1');
  else storage.remove(key);
}
