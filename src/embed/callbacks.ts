import { callbackConstants, type CallbackName, type CallbackParameters } from '../contract/callbacks';
import type { Report } from './report';

type Listener = (...parameters: unknown[]) => unknown;

export interface Callbacks {
  /** Fills the one slot of that name; `''` and `null` empty it. */
  setCallback(name: string, fn: unknown): void;
  on(name: string, fn: unknown): () => void;
  /** Calls slot and listeners, then tells the window `chatwidget:<Name>` with the parameters as its detail. */
  fire<Name extends CallbackName>(name: Name, ...parameters: CallbackParameters[Name]): void;
}

export function createCallbacks(report: Report, window: EventTarget): Callbacks {
  const slots = new Map<CallbackName, Listener>();
  const listeners = new Map<CallbackName, Set<Listener>>();

  const known = (name: string): CallbackName | undefined => {
    const found = namesByKey.get(keyOf(name));
    if (!found) report.warn(`there is no callback named "${name}".`);
    return found;
  };
  const isListener = (fn: unknown, name: string): fn is Listener => {
    if (typeof fn === 'function') return true;
    report.warn(`the callback for "${name}" must be a function.`);
    return false;
  };

  return {
    setCallback(given, fn) {
      const name = known(given);
      if (!name) return;
      if (fn === '' || fn === null) slots.delete(name);
      else if (isListener(fn, name)) slots.set(name, fn);
    },
    on(given, fn) {
      const name = known(given);
      if (!name || !isListener(fn, name)) return () => undefined;
      // Its own function, so that the same listener may be added twice and undone once.
      const listener: Listener = (...parameters) => fn(...parameters);
      const others = listeners.get(name) ?? new Set();
      listeners.set(name, others.add(listener));
      return () => void others.delete(listener);
    },
    fire(name, ...parameters) {
      const slot = slots.get(name);
      for (const listener of [...(slot ? [slot] : []), ...(listeners.get(name) ?? [])]) {
        try {
          listener(...parameters);
        } catch (error) {
          report.error(`the page's callback for ${name} failed.`, error);
        }
      }
      window.dispatchEvent(new CustomEvent(`chatwidget:${name}`, { detail: parameters }));
    },
  };
}

/** `ChatEnded`, `chatended` and `CHAT_ENDED` are one name. */
function keyOf(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

const namesByKey = new Map(Object.values(callbackConstants).map((name) => [keyOf(name), name]));
