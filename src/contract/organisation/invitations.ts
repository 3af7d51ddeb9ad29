/** What became of the invitations of a widget's rules, on the wire below `/api/console/widgets`. */

/** `answered`: a chat began from it. One that is neither answered nor closed was ignored. */
export const countedOutcomes = ['shown', 'answered', 'closed'] as const;
export type CountedOutcome = (typeof countedOutcomes)[number];
