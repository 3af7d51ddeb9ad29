import type { Browser } from '../../browser/browser';
import {
  parseStoredChat,
  storedChatKey,
  type StoredChat,
  storedMessageKey,
  storedMessagePrefix,
} from '../../contract/storage/stored-chat';
import type { StoredMessage } from '../../contract/storage/stored-message';

type Storage = Browser['storage'];

export function loadChat(storage: Storage, widgetId: string): StoredChat | undefined {
  return parseStoredChat(storage.get(storedChatKey(widgetId)));
}

export function saveChat(storage: Storage, widgetId: string, chat: StoredChat): void {
  storage.set(storedChatKey(widgetId), JSON.stringify(chat));
}

export function saveMessage(storage: Storage, caseId: string, message: StoredMessage): void {
  storage.set(storedMessageKey(caseId, message.id), JSON.stringify(message));
}

/** Removes a chat and all messages of it, as it ends for this visitor. */
export function forgetChat(storage: Storage, widgetId: string, caseId: string): void {
  if (loadChat(storage, widgetId)?.caseId === caseId) storage.remove(storedChatKey(widgetId));
  for (const key of storage.keys(storedMessagePrefix(caseId))) storage.remove(key);
}
