import type { StoredChat } from '../../contract/storage/stored-chat';
import { forgetChat, loadChat, saveChat } from '../session/chat-store';
import type { Environment } from '../session/environment';
import { sayFarewell } from './farewell';

/** Chats that the visitor has left, until the service knows all that was said in them, and that they are over. */
export interface Farewells {
  /** The visitor ends the chat here. `isJoined`: it tells so itself, until it is done. */
  begin(caseId: string, isJoined: boolean): void;
  done(caseId: string): void;
  /** Goes on with what another page or tab has begun. */
  follow(stored: StoredChat): void;
  /** Chats whose end is not reported to the service yet. */
  pending(): string[];
  stop(): void;
}

/** A tab that ends a chat tells so itself: others wait for it to fail, milliseconds. */
const othersTurn = 1_000;

export function createFarewells(environment: Environment, onPending: (caseIds: string[]) => void): Farewells {
  const { browser, widgetId } = environment;
  const undo = new Map<string, () => void>();

  function done(caseId: string) {
    undo.get(caseId)?.();
    undo.delete(caseId);
    const { storage } = browser;
    const stored = loadChat(storage, widgetId);
    forgetChat(storage, widgetId, caseId);
    const [next, ...leaving] = undo.keys();
    // The one key that other pages look at leads them to what is left.
    if (next !== undefined && stored?.caseId === caseId) {
      saveChat(storage, widgetId, { ...stored, caseId: next, isLeft: true, leaving });
    } else onPending([...undo.keys()]);
  }

  function say(caseId: string) {
    undo.set(caseId, sayFarewell({ environment, caseId, onDone: () => done(caseId) }));
  }

  function sayLater(caseId: string) {
    if (undo.has(caseId)) return;
    undo.set(
      caseId,
      browser.clock.after(othersTurn, () => say(caseId)),
    );
  }

  return {
    begin(caseId, isJoined) {
      if (isJoined) undo.set(caseId, () => {});
      else say(caseId);
      onPending([...undo.keys()]);
    },
    done,
    follow({ caseId, isLeft, leaving = [] }) {
      for (const left of isLeft ? [caseId, ...leaving] : leaving) sayLater(left);
    },
    pending: () => [...undo.keys()],
    stop() {
      for (const fn of undo.values()) fn();
    },
  };
}
