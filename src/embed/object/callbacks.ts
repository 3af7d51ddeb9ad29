import { callbackNames, type CallbackName, type CallbackParameters } from '../../contract/object/callbacks';
import type { Report } from '../report';

export function doNothing() {
  return undefined;
}

type Listener = (...parameters: unknown[]) => unknown;

export interface Callbacks {
  /** Fills the one slot of that name; `''` and `null` empty it. */
  setCallback(name: string, fn: unknown): void;
  on(name: string, fn: unknown): () => void;
  /** Whether the page's functions for that name are being called just now. */
  _isFiring(name: CallbackName): boolean;
  /** Calls slot and listeners, then tells the window `chatwidget:<Name>` with the parameters as its detail. */
  fire<Name extends CallbackName>(name: Name, ...parameters: CallbackParameters[Name]): void;
}

export function createCallbacks(report: Report, window: EventTarget): Callbacks {
  const slots = new Map<CallbackName, Listener>();
  const listeners = new Map<CallbackName, Set<Listener>>();
  const firing: CallbackName[] = [];

  /** Runs when name and function are what they should be. */
  function check(given: string, fn: unknown, run: (name: CallbackName, listener: Listener) => void) {
    const name = callbackNames.find((known) => keyOf(known) === keyOf(given));
    if (!name) report.warn(`there is no callback "${given}".`);
    else if (typeof fn !== 'function') report.warn(`${name} takes a function.`);
    else run(name, (...parameters) => fn(...parameters));
  }

  return {
    setCallback(given, fn) {
      const isClearing = fn === '' || fn === null;
      check(given, isClearing ? doNothing : fn, (name, listener) => slots.set(name, listener));
    },
    on(given, fn) {
      let undo: () => void = doNothing;
      check(given, fn, (name, listener) => {
        const others = listeners.get(name) ?? new Set();
        listeners.set(name, others.add(listener));
        undo = () => void others.delete(listener);
      });
      return undo;
    },
    _isFiring: (name) => firing.includes(name),
    fire(name, ...parameters) {
      firing.push(name);
      function dispatch() {
        window.dispatchEvent(new CustomEvent(`chatwidget:${name}`, { detail: parameters }));
      }
      for (const listener of [slots.get(name), ...(listeners.get(name) ?? []), dispatch]) {
        try {
          listener?.(...parameters);
        } catch (error) {
          report.error(`${name}: the page's callback failed.`, error);
        }
      }
      firing.pop();
    },
  };
}

/** `ChatEnded`, `chatended` and `CHAT_ENDED` are one name. */
function keyOf(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
