import { createModel, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleBrowser } from '../../../browser/browser';
import type { Inbox } from '../inbox/inbox';
import { visitorName } from '../../kit/format/visitor-name';
import { mentionKey, type Mentions } from '../mentions/mentions';
import type { Mention } from '../../../operations/console/inbox/mentions';
import { findCalls, type Call } from './find-calls';
import { createRinging } from './ringing';
import { alertTexts } from './texts';

export interface Alerts {
  hasSound: ReadonlySignal<boolean>;
  hasNotifications: ReadonlySignal<boolean>;
  /** The browser was told to show none: only its settings can change that. */
  isBlocked: ReadonlySignal<boolean>;
  /** What a visitor has written in a chat that is not open; for screen readers. */
  announced: ReadonlySignal<string>;
  /** A visitor still waits for anybody. */
  callAgain(caseId: string): void;
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
  mentions: Pick<Mentions, 'unread'>;
  openId: ReadonlySignal<string | undefined>;
  /** Notifications reach this browser while no console is open, or no more. */
  onPush(isOn: boolean): void;
  /** Whether they take chats; the visitors of those that they have call them anyway. */
  isOnline(): boolean;
  onOpen(caseId: string): void;
}

const keys = { sound: 'chat-widget-console:sound', notifications: 'chat-widget-console:notifications' };

/** Calls an agent who looks elsewhere; of several consoles in a browser the one that was looked at last does. */
export const AlertsModel = createModel((parts: AlertsParts): Alerts => {
  const { browser, inbox, mentions, openId, isOnline, onOpen, onPush } = parts;
  const { storage, notifications, page } = browser;
  const hasSound = signal(true);
  const hasNotifications = signal(false);
  const isBlocked = signal(false);
  read();
  const announced = signal('');
  const ringing = createRinging(browser);
  let undo: (() => void)[] = [];

  function read() {
    hasSound.value = storage.get(keys.sound) !== 'off';
    const permission = notifications.permission();
    hasNotifications.value = storage.get(keys.notifications) === 'on' && permission === 'granted';
    isBlocked.value = permission === 'denied';
  }
  /** What another console of the browser has chosen: here, too, a notification that is clicked opens its chat. */
  function follow() {
    const wasOn = hasNotifications.value;
    read();
    if (hasNotifications.value && !wasOn) onPush(true);
  }
  function isLooking() {
    return page.isVisible() && browser.hasFocus();
  }
  function notify(id: string, title: string, text: string, tag = id) {
    if (!isLooking() && hasNotifications.peek())
      notifications.show({ title, text, tag, onClick: () => onOpen(id) });
  }
  function call({ kind, listed }: Call) {
    if (['newChat', 'mail'].includes(kind) && !isOnline()) return false;
    const { id, preview } = listed.summary;
    const isOpen = isLooking() && openId.peek() === id;
    if (isOpen && ['message', 'given', 'mail'].includes(kind)) return false;
    if (kind === 'message' || kind === 'mail') announced.value = `${listed.name}: ${preview}`;
    notify(id, alertTexts()[kind](listed.name), preview);
    return true;
  }
  function callFor(mention: Mention) {
    const { summary, note } = mention;
    if (isLooking() && openId.peek() === summary.id) return false;
    const title = alertTexts().mentioned(note.author, visitorName(summary));
    announced.value = `${title}. ${note.text}`;
    notify(summary.id, title, note.text, mentionKey(mention));
    return true;
  }
  /** `make`: whether it is one to ring for. */
  function ringFor<One>(calls: One[], make: (one: One) => boolean) {
    if (ringing.isMine() && calls.map(make).includes(true) && hasSound.peek()) browser.ring();
  }
  function watch() {
    let before: Inbox['byId']['value'] | undefined;
    return effect(() => {
      const after = inbox.byId.value;
      if (inbox.loading.value.kind !== 'ready') return;
      untracked(() => {
        ringFor(findCalls(before ?? after, after), call);
        before = after;
      });
    });
  }
  function watchMentions() {
    let before: Set<string> | undefined;
    return effect(() => {
      const unread = mentions.unread.value;
      if (!unread) return;
      untracked(() => {
        const calls = unread.filter((mention) => before?.has(mentionKey(mention)) === false);
        before = new Set(unread.map(mentionKey));
        ringFor(calls, callFor);
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
    callAgain(caseId) {
      const listed = inbox.byId.value.get(caseId);
      // Every console of the widget hears of it.
      if (listed && !listed.heldBy) ringFor([{ kind: 'newChat', listed }], call);
    },
    toggleSound() {
      storage.set(keys.sound, hasSound.value ? 'off' : 'on');
      read();
      if (hasSound.value) browser.ring();
    },
    async toggleNotifications() {
      storage.set(keys.notifications, hasNotifications.value ? 'off' : 'on');
      if (!hasNotifications.value) await notifications.ask();
      read();
      onPush(hasNotifications.value);
    },
    start() {
      stop();
      // The session may be another one.
      if (hasNotifications.value) onPush(true);
      undo = [ringing.start(), storage.onChange(follow), watch(), watchMentions()];
    },
    stop,
  };
});
