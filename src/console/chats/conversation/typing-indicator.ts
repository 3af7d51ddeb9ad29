import type { Clock } from '../../../browser/browser';

const repeatEvery = 3000;
const quietAfter = 5000;

/** Lets the visitor know that the agent is typing: at most every 3 s while keys are pressed, and at once when it stops. */
export interface TypingIndicator {
  typed(caseId: string): void;
  stopped(): void;
}

export function createTypingIndicator(
  clock: Clock,
  report: (caseId: string, isTyping: boolean) => void,
): TypingIndicator {
  let reported: { caseId: string; at: number } | undefined;
  let cancel: () => void = () => {};

  function stopped() {
    cancel();
    if (reported) report(reported.caseId, false);
    reported = undefined;
  }
  return {
    typed(caseId) {
      if (reported && reported.caseId !== caseId) stopped();
      cancel();
      cancel = clock.after(quietAfter, stopped);
      if (reported && clock.now() - reported.at < repeatEvery) return;
      reported = { caseId, at: clock.now() };
      report(caseId, true);
    },
    stopped,
  };
}
