import type { Invitation } from '../../contract/invitation';
import type { Session } from '../session/session';
import type { Surroundings } from '../session/environment';

/** What the visitor may do with an invitation that stands on the page. */
export interface InvitationActs {
  /** Once it can be seen. */
  shown(invitation: Invitation): void;
  setMinimized(invitation: Invitation, isMinimized: boolean): void;
  /** A blank answer is none. */
  reply(text: string): void;
  close(): void;
}

type Desk = Pick<Session, 'invitation' | 'reply'>;
type Ears = Pick<Surroundings, 'fire' | 'onInvitation'>;

export function invitationActs({ invitation, reply }: Desk, { fire, onInvitation }: Ears): InvitationActs {
  return {
    shown({ agent, message }) {
      onInvitation?.('shown');
      fire('OpenProactive', agent?.alias ?? '', message);
    },
    setMinimized(shown, isMinimized) {
      invitation.value = { ...shown, isMinimized };
      fire('Minimize', isMinimized, 'proactive', 'proactiveInvite');
    },
    reply(text) {
      const answer = text.trim();
      if (answer) reply(answer);
    },
    close() {
      invitation.value = undefined;
      onInvitation?.('closed');
      fire('Close', 'proactive', 'online');
    },
  };
}
