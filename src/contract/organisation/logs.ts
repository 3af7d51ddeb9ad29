/** Closed cases as administrators read them, on the wire below `/api/console/logs`. */

export const logOutcomes = ['answered', 'missed', 'offline'] as const;
/** `missed`: a chat that ended before anybody answered; `offline`: a message left while nobody was there. */
export type LogOutcome = (typeof logOutcomes)[number];
