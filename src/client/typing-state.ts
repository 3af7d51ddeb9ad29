import type { Clock } from './clock';

/** Milliseconds after which a visitor who said nothing more counts as no longer typing. */
const typingLasts = 6000;

export interface TypingState {
  isTyping(): boolean;
  set(isTyping: boolean): void;
  /** Ends it without a word. */
  clear(): void;
}

/** Whether the visitor types, as reported to the service. */
export function createTypingState(clock: Pick<Clock, 'after'>, onChange: () => void): TypingState {
  let isTyping = false;
  let cancel: () => void = () => {};

  function change(next: boolean) {
    if (next === isTyping) return;
    isTyping = next;
    onChange();
  }

  return {
    isTyping: () => isTyping,
    set(next) {
      cancel();
      if (next) cancel = clock.after(typingLasts, () => change(false));
      change(next);
    },
    clear() {
      cancel();
      isTyping = false;
    },
  };
}
