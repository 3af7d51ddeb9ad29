import type { AgentOverview } from '../../../operations/console/agents';
import type { Agents } from './agents';
import { agentTexts } from './texts';

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
  const texts = agentTexts();
  const { email, name, isAdministrator, isInvited, sessions } = agent;
  const role = {
    title: texts.roles[isAdministrator ? 'administrator' : 'agent'].title,
    help:
      isMe && isAdministrator
        ? texts.anotherCan
        : texts.roles[isAdministrator ? 'administrator' : 'agent'].may,
    action: isAdministrator ? texts.makeAgent : texts.makeAdministrator,
    isDisabled: isMe,
    done: texts.roleChanged(name),
    run: () => agents.change(email, { isAdministrator: !isAdministrator }),
  };
  const password = {
    title: texts.password,
    help: isInvited ? texts.noPasswordYet : texts.passwordWorks,
    action: isMailConfigured ? texts.sendLink : texts.createLink,
    ...(isMailConfigured && { done: texts.linkSent(email) }),
    run: () => agents.resetPassword(email),
  };
  const endSessions = {
    title: texts.sessions,
    help: sessions === 0 ? texts.notSignedIn : texts.signedIn(sessions),
    action: texts.signOut,
    isDisabled: sessions === 0,
    done: texts.signedOut(name),
    run: () => agents.endSessions(email),
  };
  const secondFactor = agent.hasSecondFactor ? [removalOfSecondFactor(agent, agents)] : [];
  return [role, password, ...secondFactor, endSessions];
}

function removalOfSecondFactor({ email, name }: AgentOverview, agents: Agents): AgentAction {
  const texts = agentTexts();
  const security = agents.security.state.value;
  const isDemanded = security.kind === 'ready' && security.value.demandsSecondFactor;
  return {
    title: texts.secondFactor,
    help: isDemanded ? texts.lostAndDemanded : texts.lost,
    action: texts.turnOff,
    done: isDemanded ? texts.setsUpAgain(name) : texts.passwordOnly(name),
    run: () => agents.removeSecondFactor(email),
  };
}
