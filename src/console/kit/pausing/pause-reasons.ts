import { pausingTexts } from './texts';

/** What a person calls the reasons to pause, by what the service keeps. */
export function pauseReasons(): Readonly<Record<string, string>> {
  return pausingTexts().reasons;
}

/** A reason that another system has set stays as it is. */
export function pauseReasonName(reason: string): string {
  const reasons = pauseReasons();
  return Object.hasOwn(reasons, reason) ? (reasons[reason] ?? reason) : reason;
}
