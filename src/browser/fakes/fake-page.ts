import type { Page } from '../browser';

export interface FakePage extends Page {
  /** The page's address from now on. */
  goTo(url: string): void;
  speak(languages: string[]): void;
  /** The visitor asks not to be tracked. */
  objectToTracking(): void;
  hide(): void;
  show(): void;
  /** The page is left, perhaps into the back-forward cache. */
  leave(): void;
  /** The page comes back out of the back-forward cache. */
  comeBack(): void;
  /** The page is being prerendered, until it is activated. */
  prerender(): void;
  activate(): void;
  /** The page has nothing better to do. */
  rest(): void;
  askBeforeLeaving(): () => void;
  /** Whether the visitor would be asked before the page is left. */
  asksBeforeLeaving(): boolean;
}

type Moment = 'visible' | 'hidden' | 'leave' | 'return';

export function createFakePage(): FakePage {
  const listeners: Record<Moment, Set<() => void>> = {
    visible: new Set(),
    hidden: new Set(),
    leave: new Set(),
    return: new Set(),
  };
  const waiting: (() => void)[] = [];
  const resting: (() => void)[] = [];
  let url = 'https://shop.example/';
  let languages = ['en'];
  let objects = false;
  let isVisible = true;
  let isPrerendering = false;
  let asking = 0;

  function on(moment: Moment) {
    return (fn: () => void) => {
      listeners[moment].add(fn);
      return () => listeners[moment].delete(fn);
    };
  }
  function tell(moment: Moment) {
    for (const fn of listeners[moment]) fn();
  }

  return {
    url: () => url,
    referrer: () => 'https://search.example/?q=shoes',
    languages: () => languages,
    objectsToTracking: () => objects,
    objectToTracking() {
      objects = true;
    },
    isVisible: () => isVisible,
    onVisible: on('visible'),
    onHidden: on('hidden'),
    onLeave: on('leave'),
    onReturn: on('return'),
    whenActivated(fn) {
      if (isPrerendering) waiting.push(fn);
      else fn();
    },
    whenIdle: (fn) => void resting.push(fn),

    goTo(next) {
      url = next;
    },
    speak(next) {
      languages = next;
    },
    hide() {
      isVisible = false;
      tell('hidden');
    },
    show() {
      isVisible = true;
      tell('visible');
    },
    askBeforeLeaving() {
      asking++;
      return () => void asking--;
    },
    asksBeforeLeaving: () => asking > 0,
    leave: () => tell('leave'),
    comeBack: () => tell('return'),
    prerender() {
      isPrerendering = true;
    },
    activate() {
      isPrerendering = false;
      for (const fn of waiting.splice(0)) fn();
    },
    rest() {
      for (const fn of resting.splice(0)) fn();
    },
  };
}
