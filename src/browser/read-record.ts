import type { KeyValueStorage } from './browser';

/** The object kept under that key; an empty one where there is none that can be read. */
export function readRecord<T extends object>(storage: Pick<KeyValueStorage, 'get'>, key: string): Partial<T> {
  try {
    return Object(JSON.parse(storage.get(key) ?? '{}')) as Partial<T>;
  } catch {
    return {};
  }
}
