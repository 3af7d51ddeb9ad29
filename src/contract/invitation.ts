/** A proactive invitation as the embed asks the panel to show it. */
export interface Invitation {
  /** The rule that invites; absent for a call of `openProactiveChat`. */
  ruleId?: string;
  /** The service knows the rule, and counts what becomes of its invitations. */
  isCounted?: boolean;
  message: string;
  agent?: { alias: string; avatarUrl?: string };
  /** The one-line form. */
  isMinimized: boolean;
}

/** What became of an invitation. `closed` begins the re-engagement delay. */
export type InvitationOutcome = 'shown' | 'replied' | 'closed';
