import { Avatar } from '../../../ui/Avatar';
import { Icon } from '../../../ui/Icon';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import type { Session } from '../../entry/sign-in/session';
import { inboxTexts } from './texts';

export interface AgentHeaderProps {
  agent: SignedInAgent;
  session: Session;
}

/** Who is signed in, and the switch that says whether they take chats. */
export function AgentHeader({ agent, session }: AgentHeaderProps) {
  const refusal = session.refusal.value;
  const isOnline = agent.status === 'online';
  const shown = agent.widgets[0];
  return (
    <>
      <header class="pane-head">
        <Avatar name={shown?.alias ?? agent.name} url={shown?.avatarUrl} />
        <div class="pane-title">
          <strong>{agent.name || agent.email}</strong>
          <span class="quiet">{agent.organisation}</span>
        </div>
        <label class="switch">
          <span id="online-label">{inboxTexts().online}</span>
          <button
            type="button"
            role="switch"
            data-focus="online"
            aria-labelledby="online-label"
            aria-checked={isOnline}
            aria-disabled={session.isChangingStatus.value}
            onClick={() => void session.setStatus(isOnline ? 'pause' : 'online')}
          >
            <i />
          </button>
        </label>
      </header>
      {refusal && (
        <p class="fault pane-fault" role="alert">
          <Icon name="alert" />
          {refusal.message}
        </p>
      )}
    </>
  );
}
