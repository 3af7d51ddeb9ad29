import type { Invitation } from '../../contract/settings/invitation';
import type { VisitorSession } from '../session/visitor-session';
import type { Environment } from '../session/environment';
import { countOutcomes } from './count-outcomes';

/** What the visitor may do with an invitation that is on the page. */
export interface InvitationActs {
  /** Once it can be seen. */
  shown(): void;
  setMinimized(isMinimized: boolean): void;
  /** A blank answer is none. */
  reply(text: string): void;
  close(): void;
}

export function invitationActs(
  session: Pick<VisitorSession, 'invitation' | 'setInvitation' | 'status' | 'reply'>,
  environment: Pick<Environment, 'browser' | 'fire' | 'onInvitation' | 'service' | 'widgetId'>,
  invitation: Invitation,
): InvitationActs {
  const { fire, onInvitation } = environment;
  const counting = countOutcomes(session, environment, invitation);
  return {
    shown() {
      const { agent, message } = invitation;
      onInvitation?.('shown');
      fire('OpenProactive', agent?.alias ?? '', message);
      counting.shown();
    },
    setMinimized(isMinimized) {
      session.setInvitation({ ...invitation, isMinimized });
      fire('Minimize', isMinimized, 'proactive', 'proactiveInvite');
    },
    reply(text) {
      const answer = text.trim();
      if (answer) session.reply(answer);
    },
    close() {
      // First, or the rules would judge whether to invite again in between.
      onInvitation?.('closed');
      session.setInvitation(undefined);
      fire('Close', 'proactive', 'online');
      counting.closed();
    },
  };
}
