import type { Clock } from '../frame/surroundings';

const retellEvery = 3000;
const quietAfter = 5000;

/** Tells the visitor that the agent is typing: at most every 3 s while keys are pressed, and at once when it stops. */
export interface TypingTeller {
  typed(caseId: string): void;
  stopped(): void;
}

export function createTypingTeller(
  clock: Clock,
  tell: (caseId: string, isTyping: boolean) => void,
): TypingTeller {
  let told: { caseId: string; at: number } | undefined;
  let cancel: () => void = () => {};

  function stopped() {
    cancel();
    if (told) tell(told.caseId, false);
    told = undefined;
  }
  return {
    typed(caseId) {
      if (told && told.caseId !== caseId) stopped();
      cancel();
      cancel = clock.after(quietAfter, stopped);
      if (told && clock.now() - told.at < retellEvery) return;
      told = { caseId, at: clock.now() };
      tell(caseId, true);
    },
    stopped,
  };
}
