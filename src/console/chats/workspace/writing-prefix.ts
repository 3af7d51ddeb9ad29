import type { KeyValueStorage } from '../../../browser/browser';

const all = 'chat-widget-console:';

/**
 * Returns what the keys begin with under which this browser keeps an agent's writing. It is the account's: an address changes, and may
 * be given to somebody else. What former consoles kept under the address comes along.
 */
export function writingPrefix(storage: KeyValueStorage, email: string, id: string | undefined): string {
  const ofAddress = `${all}${email}:`;
  if (id === undefined) return ofAddress;
  const prefix = `${all}agent:${id}:`;
  for (const key of storage.keys(ofAddress)) {
    const moved = prefix + key.slice(ofAddress.length);
    const value = storage.get(key);
    if (value === null || storage.get(moved) !== null) continue;
    storage.set(moved, value);
    storage.remove(key);
    // Where the storage is full, there was no place for both.
    if (!storage.isKept(moved)) storage.set(moved, value);
  }
  return prefix;
}
