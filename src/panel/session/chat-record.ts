import { signal, type Signal } from '@preact/signals-core';
import type { StoredChat } from '../../contract/storage/stored-chat';
import { forgetChat, loadChat, saveChat } from './chat-store';
import type { Environment } from './environment';

/** What this browser keeps of the running chat, for its other pages and tabs. */
export interface ChatRecord {
  stored: Signal<StoredChat | undefined>;
  /** Found in the storage, not begun on this page. */
  isRestored: boolean;
  /** The chat only stays in sight on this page: what is kept of it is no longer changed from here. */
  isReleased: boolean;
  remember(change: Partial<StoredChat>): void;
  /** Keeps it again where the page has cleared its storage: when its customer signed out, for example. */
  restore(): void;
  forget(): void;
}

export function createChatRecord({ browser, widgetId }: Environment): ChatRecord {
  const { storage } = browser;
  const record: ChatRecord = {
    stored: signal<StoredChat | undefined>(undefined),
    isRestored: false,
    isReleased: false,
    remember(change) {
      const current = record.stored.peek();
      if (!current || record.isReleased) return;
      const changed = { ...current, ...change };
      record.stored.value = changed;
      saveChat(storage, widgetId, changed);
    },
    restore() {
      if (!loadChat(storage, widgetId)) record.remember({});
    },
    forget() {
      const current = record.stored.peek();
      if (current && !record.isReleased) forgetChat(storage, widgetId, current.caseId);
      record.isReleased = true;
    },
  };
  return record;
}
