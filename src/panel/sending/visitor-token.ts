import type { Browser } from '../../browser/browser';
import { storagePrefix } from '../../contract/storage/stored-chat';

const key = `${storagePrefix}visitor`;

/** The same with each chat that this browser starts on the site, so that a ban of its visitor lasts even if they change all else. */
export function visitorToken({ storage, uuid }: Pick<Browser, 'storage' | 'uuid'>): string {
  const token = storage.get(key) ?? uuid();
  storage.set(key, token);
  return token;
}
