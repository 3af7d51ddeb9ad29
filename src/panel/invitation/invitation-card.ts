import type { Invitation } from '../../contract/invitation';
import type { Session } from '../session/session';
import type { Environment } from '../session/environment';

/** What the visitor may do with an invitation that stands on the page. */
export interface InvitationActs {
  /** Once it can be seen. */
  shown(invitation: Invitation): void;
  setMinimized(invitation: Invitation, isMinimized: boolean): void;
  /** A blank answer is none. */
  reply(text: string): void;
  close(): void;
}

export function invitationActs(
  { setInvitation, reply }: Pick<Session, 'setInvitation' | 'reply'>,
  { fire, onInvitation }: Pick<Environment, 'fire' | 'onInvitation'>,
): InvitationActs {
  return {
    shown({ agent, message }) {
      onInvitation?.('shown');
      fire('OpenProactive', agent?.alias ?? '', message);
    },
    setMinimized(shown, isMinimized) {
      setInvitation({ ...shown, isMinimized });
      fire('Minimize', isMinimized, 'proactive', 'proactiveInvite');
    },
    reply(text) {
      const answer = text.trim();
      if (answer) reply(answer);
    },
    close() {
      // First, or the rules would judge whether to invite again in between.
      onInvitation?.('closed');
      setInvitation(undefined);
      fire('Close', 'proactive', 'online');
    },
  };
}
