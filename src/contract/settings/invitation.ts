/** A proactive invitation as the embed asks the panel to show it. */
export interface Invitation {
  /** The rule that invites; absent for a call of `openProactiveChat`. */
  ruleId?: string;
  /** The widget of the service whose rule it is: there is counted what becomes of it. Absent for a rule of the page. */
  countedFor?: string;
  message: string;
  agent?: { alias: string; avatarUrl?: string };
  /** The one-line form. */
  isMinimized: boolean;
}

/** What became of an invitation. `closed` begins the re-engagement delay. */
export type InvitationOutcome = 'shown' | 'replied' | 'closed';
