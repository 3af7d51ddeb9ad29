import type { Browser } from '../../browser/browser';
import {
  parseStoredChat,
  storedChatKey,
  type StoredChat,
  storedMessageKey,
  storagePrefix,
} from '../../contract/storage/stored-chat';
import type { StoredMessage } from '../../contract/storage/stored-message';
import { messageTypes } from '../../contract/chat/visitor-chat';

type Storage = Browser['storage'];

export function loadChat(storage: Storage, widgetId: string): StoredChat | undefined {
  return parseStoredChat(storage.get(storedChatKey(widgetId)));
}

export function saveChat(storage: Storage, widgetId: string, chat: StoredChat): void {
  storage.set(storedChatKey(widgetId), JSON.stringify(chat));
}

/** What is no message of the visitor's is kept as version 2: a tab with version 0.1.0 of the widget leaves it alone. */
export function saveMessage(storage: Storage, caseId: string, message: StoredMessage): void {
  const version = message.messageType === undefined ? 1 : 2;
  storage.set(storedMessageKey(caseId, message.id), JSON.stringify({ ...message, version }));
}

/** Keeps that the visitor has ended the chat, until the service knows: behind all that was said in it. */
export function saveEnd(storage: Storage, caseId: string, id: string): StoredMessage {
  const closing: StoredMessage = {
    version: 1,
    id,
    text: '',
    messageType: messageTypes.close,
    at: Number.MAX_SAFE_INTEGER,
    after: -1,
    state: 'queued',
  };
  saveMessage(storage, caseId, closing);
  return closing;
}

/** Removes a chat and all that belongs to it. */
export function forgetChat(storage: Storage, widgetId: string, caseId: string): void {
  if (loadChat(storage, widgetId)?.caseId === caseId) storage.remove(storedChatKey(widgetId));
  for (const key of storage.keys(`${storagePrefix}${caseId}:`)) storage.remove(key);
}
