import type { Push } from './console/push';

/**
 * What widget and console need of a page, as small interfaces. `basic-browser.ts`, `page-browser.ts` and
 * `console-browser.ts` make them of the real page, `fakes/` for tests. This part is what both need.
 */
export interface SharedBrowser {
  clock: Clock;
  storage: KeyValueStorage;
  /** Like `storage`, but of this tab alone and gone with it. */
  tabStorage: KeyValueStorage;
  network: Network;
  page: Page;
  keeping: Keeping;
  /** A random number, 0 ≤ n < 1. */
  random(): number;
}

/** What is downloaded with every page view. */
export interface BasicBrowser extends SharedBrowser {
  /** Deletes every cookie whose name begins so. */
  forgetCookies(prefix: string): void;
}

/** What it needs of a page before a visitor chats. */
export interface FormBrowser extends BasicBrowser {
  cookies: FormCookies;
  userAgent(): string;
  /** A random UUID, for ids that must not be guessed or repeated. */
  uuid(): string;
}

/** What a chat needs of a tab beside others, for visitors and agents alike. */
export interface ChatBrowser {
  channel: Channel;
  locks: Locks;
  /** Leaves for that address, in this tab. */
  goTo(url: string): void;
  isOnline(): boolean;
  /** People are asked before the page is left, until the undo. */
  askBeforeLeaving(): () => void;
}

/** All that the widget needs of a page once a visitor chats. */
export interface Browser extends FormBrowser, ChatBrowser {
  /** A text, number or boolean of the page's own, by a name or a dotted path; as text. */
  variable(path: string): Promise<string | undefined>;
}

/** All that the console needs of its page. */
export interface ConsoleBrowser extends SharedBrowser, ChatBrowser, Pick<FormBrowser, 'uuid'> {
  /** Where the console is, as `https://chat.example`. */
  origin: string;
  address: Address;
  notifications: Notifications;
  /** Downloaded by those who want them. */
  loadPush(): Promise<Push>;
  /** Loads the page again. People are asked first where something is unsaved. */
  reload(): void;
  /** A short sound. */
  ring(): void;
  /** Whether the person looks at this tab and works in it. */
  hasFocus(): boolean;
  /** Takes the focus from the text box that has it. */
  leaveTextBox(): void;
  onFocus(fn: () => void): () => void;
}

/** Notifications of the desktop. */
export interface Notifications {
  /** `default`: not asked yet; `missing`: there are none here. */
  permission(): 'granted' | 'denied' | 'default' | 'missing';
  /** Asks the person, who has just clicked. */
  ask(): Promise<void>;
  /** Of two with one tag the later one is shown. A click brings this tab to the front. */
  show(notification: { title: string; text: string; tag: string; onClick(): void }): void;
}

export interface Clock {
  /** Epoch milliseconds, by a clock that the visitor may set: for showing times, and for nothing else. */
  now(): number;
  /** Milliseconds since a moment of the page's own: what waits goes by this one. */
  elapsed(): number;
  /** Runs `fn` after that many milliseconds; answers its undo. */
  after(milliseconds: number, fn: () => void): () => void;
}

/**
 * Never throws. Where the page's storage is out of reach or full, a memory of this page stands in: what was set last is
 * what `get` answers for as long as the page lives, even if the page's storage still has an older value.
 */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All keys that begin so. */
  keys(prefix: string): string[];
  /** Whether what is under that key outlives this page. */
  isKept(key: string): boolean;
  /** Another tab set or removed a key. */
  onChange(fn: (key: string, value: string | null) => void): () => void;
}

/**
 * Whether anything may be kept in the visitor's browser. While it may not, storage is a memory of this page and no
 * cookie is set; once it may, what is remembered is kept.
 */
export interface Keeping {
  isAllowed(): boolean;
  allow(isAllowed: boolean): void;
  onChange(fn: () => void): void;
}

export interface FormCookies {
  set(name: string, value: string, days: number): void;
}

export interface Cookies extends FormCookies {
  get(name: string): string | undefined;
  remove(name: string): void;
}

export type NetworkEvent = 'online' | 'offline';

export interface Network {
  fetch: typeof fetch;
  /** The browser finds its line again, or has lost it. */
  on(event: NetworkEvent, fn: () => void): () => void;
}

export interface Page {
  url(): string;
  referrer(): string;
  /** Language tags, best first: the page's `<html lang>`, then the browser's. */
  languages(): string[];
  /** Whether the visitor's browser asks not to be tracked: https://w3c.github.io/gpc/ */
  objectsToTracking(): boolean;
  isVisible(): boolean;
  onVisible(fn: () => void): () => void;
  /** Runs when the page is no longer seen, also where it is left. */
  onHidden(fn: () => void): () => void;
  /** Runs when the page is left, also into the back-forward cache. */
  onLeave(fn: () => void): () => void;
  /** Runs when the page comes back out of the back-forward cache. */
  onReturn(fn: () => void): () => void;
  /** Runs once the page is activated; at once unless it is being prerendered. */
  whenActivated(fn: () => void): void;
  /** Runs once the page has nothing better to do. */
  whenIdle(fn: () => void): void;
}

/** The part of the page's address behind `#`. */
export interface Address {
  /** With its `#`; empty where there is none. */
  hash(): string;
  /** Adds an entry to the page's history, unless that is the address already. */
  goTo(hash: string): void;
  onChange(fn: () => void): () => void;
}

/** Messages to the other tabs of this site. */
export interface Channel {
  post(message: unknown): void;
  onMessage(fn: (message: unknown) => void): () => void;
}

export interface Locks {
  /** Whether locks can tell the tabs of this site apart. */
  areShared(): boolean;
  /** Runs `work` while this tab alone holds that name; where locks are missing, at once. */
  hold<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Holds that name, once it is its turn, until the undo; where locks are missing, soon. */
  claim(name: string, claim: LockClaim): () => void;
}

export interface LockClaim {
  /** Takes the name from the one who holds it. */
  isForced: boolean;
  onHeld(): void;
  /** Another tab took it. */
  onLost(): void;
}
