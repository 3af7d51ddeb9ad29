import { createModel, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { Inbox } from '../inbox/inbox';
import { findCalls, type Call } from './find-calls';
import { createRinging } from './ringing';

export interface Alerts {
  hasSound: ReadonlySignal<boolean>;
  hasNotifications: ReadonlySignal<boolean>;
  /** The browser was told to show none: only its settings can change that. */
  isBlocked: ReadonlySignal<boolean>;
  /** What a visitor has written in a chat that is not open; for screen readers. */
  announced: ReadonlySignal<string>;
  toggleSound(): void;
  /** By a click: the browser may ask the person. */
  toggleNotifications(): Promise<void>;
  start(): void;
  stop(): void;
}

export interface AlertsParts {
  browser: Pick<
    ConsoleBrowser,
    'storage' | 'locks' | 'page' | 'notifications' | 'ring' | 'hasFocus' | 'onFocus'
  >;
  inbox: Pick<Inbox, 'byId' | 'loading'>;
  openId: ReadonlySignal<string | undefined>;
  /** Whether they take chats; the visitors of those that they have call them anyway. */
  isOnline(): boolean;
  onOpen(caseId: string): void;
}

const titles = { newChat: 'New chat: ', transfer: 'Transferred to you: ', message: '' };
const keys = { sound: 'chat-widget-console:sound', notifications: 'chat-widget-console:notifications' };

/** Calls an agent who looks elsewhere; of several consoles in a browser the one that was looked at last does. */
export const AlertsModel = createModel((parts: AlertsParts): Alerts => {
  const { browser, inbox, openId, isOnline, onOpen } = parts;
  const { storage, notifications, page } = browser;
  const hasSound = signal(storage.get(keys.sound) !== 'off');
  const hasNotifications = signal(mayNotify());
  const isBlocked = signal(notifications.permission() === 'denied');
  const announced = signal('');
  const ringing = createRinging(browser);
  let undo: (() => void)[] = [];

  function mayNotify() {
    return storage.get(keys.notifications) === 'on' && notifications.permission() === 'granted';
  }
  function read() {
    hasSound.value = storage.get(keys.sound) !== 'off';
    hasNotifications.value = mayNotify();
    isBlocked.value = notifications.permission() === 'denied';
  }
  function call({ kind, listed }: Call) {
    const { id, preview } = listed.summary;
    const isLooking = page.isVisible() && browser.hasFocus();
    if (kind === 'message' && isLooking && openId.peek() === id) return false;
    if (kind === 'message') announced.value = `${listed.name}: ${preview}`;
    if (!isLooking && hasNotifications.peek()) {
      const title = titles[kind] + listed.name;
      notifications.show({ title, text: preview, tag: id, onClick: () => onOpen(id) });
    }
    return true;
  }
  function watch() {
    let before: Inbox['byId']['value'] | undefined;
    return effect(() => {
      const after = inbox.byId.value;
      if (inbox.loading.value.kind !== 'ready') return;
      untracked(() => {
        const calls = before ? findCalls(before, after) : [];
        before = after;
        if (!ringing.isMine()) return;
        const heard = calls
          .filter(({ kind }) => kind !== 'newChat' || isOnline())
          .map(call)
          .filter(Boolean);
        if (heard.length > 0 && hasSound.peek()) browser.ring();
      });
    });
  }
  function stop() {
    for (const fn of undo.splice(0)) fn();
  }

  return {
    hasSound,
    hasNotifications,
    isBlocked,
    announced,
    toggleSound() {
      storage.set(keys.sound, hasSound.value ? 'off' : 'on');
      read();
      if (hasSound.value) browser.ring();
    },
    async toggleNotifications() {
      storage.set(keys.notifications, hasNotifications.value ? 'off' : 'on');
      if (!hasNotifications.value) await notifications.ask();
      read();
    },
    start() {
      stop();
      undo = [ringing.start(), storage.onChange(read), watch()];
    },
    stop,
  };
});
