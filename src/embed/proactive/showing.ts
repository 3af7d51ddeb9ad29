import type { Invitation, InvitationOutcome } from '../../contract/settings/invitation';
import type { History } from './history';
import type { ProactiveLink } from './link';

/** Milliseconds in which an invitation that was asked for comes up, or never will. */
const invitingTime = 10_000;

export type Showing = ReturnType<typeof createShowing>;

/** Shows invitations, or the form instead of one, and notes what the visitor does about them. */
export function createShowing(link: ProactiveLink, history: History, onRefused: () => void) {
  const { clock } = link.browser;
  let invitedUntil = 0;
  let invitedBy: string | undefined;
  let fallback: 'none' | 'asked' | 'open' = 'none';

  function refuse() {
    history.closed();
    onRefused();
  }

  return {
    invite(invitation: Invitation) {
      invitedUntil = clock.elapsed() + invitingTime;
      invitedBy = invitation.ruleId;
      link.invite(invitation);
    },

    openForm(ruleId?: string) {
      if (ruleId !== undefined) history.shown(ruleId);
      invitedUntil = clock.elapsed() + invitingTime;
      fallback = 'asked';
      link.open();
    },

    /** Whether an invitation is about to come up. */
    isInviting: () => clock.elapsed() < invitedUntil,

    changed(isFormOpen: boolean) {
      if (fallback === 'open' && !isFormOpen) refuse();
      if (fallback !== 'none' && isFormOpen !== (fallback === 'open'))
        fallback = isFormOpen ? 'open' : 'none';
    },

    onInvitation(outcome: InvitationOutcome) {
      invitedUntil = 0;
      if (outcome === 'shown' && invitedBy !== undefined) history.shown(invitedBy);
      if (outcome === 'closed') refuse();
      invitedBy = undefined;
    },
  };
}
