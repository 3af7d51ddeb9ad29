import type { Browser } from '../../browser/browser';
import {
  parseStoredChat,
  parseStoredMessage,
  storedChatKey,
  storedMessageKey,
  storedMessagePrefix,
  type StoredChat,
  type StoredMessage,
} from '../../contract/stored-chat';

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

/** Removes a chat and all messages of it, as it ends for this visitor. */
export function forgetChat(storage: Storage, widgetId: string, caseId: string): void {
  if (loadChat(storage, widgetId)?.caseId === caseId) storage.remove(storedChatKey(widgetId));
  for (const key of storage.keys(storedMessagePrefix(caseId))) storage.remove(key);
}
