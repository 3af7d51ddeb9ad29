import { storedMessageKey, storedMessagePrefix } from '../../contract/storage/stored-chat';
import type { Browser } from '../../browser/browser';
import { parseStoredMessage, type StoredMessage } from '../../contract/storage/stored-message';

type Storage = Browser['storage'];

export function loadMessage(storage: Storage, caseId: string, id: string): StoredMessage | undefined {
  return parseStoredMessage(storage.get(storedMessageKey(caseId, id)));
}

/** The visitor's own messages of a chat, oldest first. */
export function loadMessages(storage: Storage, caseId: string): StoredMessage[] {
  return storage
    .keys(storedMessagePrefix(caseId))
    .map((key) => parseStoredMessage(storage.get(key)))
    .filter((message) => message !== undefined)
    .sort((a, b) => a.at - b.at);
}
