import type { AgentOverview } from '../../../operations/console/agents';
import type { Agents } from './agents';
import { roles } from './roles';

export interface AgentAction {
  title: string;
  help: string;
  /** What its button says. */
  action: string;
  isDisabled?: boolean;
  /** What is said once it is done, where that is not seen anyway. */
  done?: string;
  run(): Promise<void>;
}

/** Returns what an administrator can do to an agent's account: the role first. */
export function actionsOn(
  agent: AgentOverview,
  agents: Agents,
  { isMe, isMailConfigured }: { isMe: boolean; isMailConfigured: boolean },
): [role: AgentAction, ...others: AgentAction[]] {
  const { email, name, isAdministrator, isInvited, sessions } = agent;
  const role = {
    title: isAdministrator ? 'Administrator' : 'Agent',
    help:
      isMe && isAdministrator
        ? 'Another administrator can change this.'
        : (roles[isAdministrator ? 'administrator' : 'agent']?.may ?? ''),
    action: isAdministrator ? 'Make agent' : 'Make administrator',
    isDisabled: isMe,
    done: `The role of ${name} is changed.`,
    run: () => agents.change(email, { isAdministrator: !isAdministrator }),
  };
  const password = {
    title: 'Password',
    help: isInvited
      ? 'They have not chosen a password yet. A new link replaces the old one.'
      : 'The current password works until they choose another.',
    action: isMailConfigured ? 'Send a new link' : 'Create link',
    ...(isMailConfigured && { done: `Link sent to ${email}.` }),
    run: () => agents.resetPassword(email),
  };
  const endSessions = {
    title: 'Sessions',
    help: sessions === 0 ? 'Not signed in.' : `Signed in ${places(sessions)}.`,
    action: 'Sign out everywhere',
    isDisabled: sessions === 0,
    done: `${name} is signed out everywhere.`,
    run: () => agents.endSessions(email),
  };
  const secondFactor = agent.hasSecondFactor ? [removalOfSecondFactor(agent, agents)] : [];
  return [role, password, ...secondFactor, endSessions];
}

function removalOfSecondFactor({ email, name }: AgentOverview, agents: Agents): AgentAction {
  const security = agents.security.state.value;
  const isDemanded = security.kind === 'ready' && security.value.demandsSecondFactor;
  return {
    title: 'Two-factor sign-in',
    help: isDemanded
      ? 'If they lost their app and recovery codes. They set it up again when they sign in.'
      : 'If they lost their app and recovery codes. Then they sign in with the password alone.',
    action: 'Turn off',
    done: isDemanded
      ? `${name} sets up two-factor sign-in again when they sign in.`
      : `${name} now signs in with the password only.`,
    run: () => agents.removeSecondFactor(email),
  };
}

function places(count: number): string {
  return count === 1 ? 'in one place' : `in ${count} places`;
}
