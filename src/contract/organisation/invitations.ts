/** What became of the invitations of a widget's rules, on the wire below `/api/console/widgets`. */

/** `answered`: a chat began from it. One that is neither answered nor closed was left standing. */
export const countedOutcomes = ['shown', 'answered', 'closed'] as const;
export type CountedOutcome = (typeof countedOutcomes)[number];

export interface InvitationFigures {
  /** Over so many days of UTC, today among them. */
  days: number;
  /** Those of which something was counted, by the rule's id. */
  rules: RuleFigures[];
}

export interface RuleFigures extends Record<CountedOutcome, number> {
  ruleId: string;
}
