import type { AgentStatus } from '../../../operations/parts';
import { Failure } from '../failure';
import type { NewSecondFactor, RecoveryCodes } from '../../../operations/console/account';
import { lockUnchanged } from './account/lock-unchanged';
import type { SecondFactorAuthentication } from './account/second-factor';
import type { SecurityOfOrganisations } from './account/security-of-organisations';
import type { Agent } from './agents';
import type { AgentStore } from './tables';
import type { Clock, Secrets } from '../ports';
import type { ChangeStatus } from './status-change';

export interface AgentAccountPorts {
  store: Pick<AgentStore, 'agents' | 'sessions' | 'transaction'> & {
    organisations: Pick<SecurityOfOrganisations, 'hasMoved'>;
  };
  clock: Clock;
  secrets: Secrets;
  changeStatus: ChangeStatus;
  secondFactor: Pick<SecondFactorAuthentication, 'isDemandedOf' | 'state' | 'begin' | 'confirm' | 'check'>;
}

export interface SignInDetails {
  /** By a browser that the account knows. */
  isUrgent?: boolean;
  /** Of the second factor. */
  code?: string | undefined;
  userAgent?: string | undefined;
}

interface BeginDetails {
  userAgent?: string | undefined;
  isByOpenId?: boolean;
}

interface BegunSession {
  /** Which only the cookie holds. */
  token: string;
  agent: Agent;
}

export type AgentAccount = ReturnType<typeof createAgentAccount>;

const sessionLasts = 24 * 3_600_000;
const longestUserAgent = 500;
/** Of an agent; the oldest ends where another begins. */
export const mostSessions = 100;
const hasMovedAway =
  'Your organisation has moved to another address. Ask your administrator where to sign in.';
/** An agent who reads this may never have got the answer with the codes. */
const isSetUp =
  'Two-factor sign-in is already set up. Sign in. To get recovery codes, turn it off and on again under Account.';
const signInToSetUp = 'Your organisation requires two-factor sign-in. Sign in again to set it up.';

/** An agent's way into the console: sessions and status. */
export function createAgentAccount(ports: AgentAccountPorts) {
  const { store, clock, secrets, changeStatus, secondFactor } = ports;
  const decoy = secrets.hashOfNone();

  async function setStatus(
    agent: Agent,
    { status, subStatus }: { status: AgentStatus; subStatus?: string | undefined },
  ): Promise<Agent> {
    await store.agents.markSeen(agent.email, clock.now());
    const detail = subStatus?.trim();
    const change = { status, source: 'console', ...(detail ? { subStatus: detail } : {}) } as const;
    return (await changeStatus(agent.email, change)) ?? agent;
  }

  async function begin(
    agent: Agent,
    { userAgent = '', isByOpenId = false }: BeginDetails = {},
  ): Promise<BegunSession> {
    if (await store.organisations.hasMoved(agent.orgId)) throw new Failure('forbidden', hasMovedAway);
    const token = secrets.token();
    const createdAt = clock.now();
    await store.transaction(async (tables) => {
      if (!(await lockUnchanged(tables, agent))) throw new Failure('wrongCredentials');
      await tables.sessions.keepNewest(agent.email, mostSessions - 1);
      await tables.sessions.add({
        id: secrets.digest(token),
        agentEmail: agent.email,
        createdAt,
        expiresAt: createdAt + sessionLasts,
        userAgent: userAgent.slice(0, longestUserAgent),
        isByOpenId,
      });
    });
    return { token, agent };
  }

  /** An agent who has signed out everywhere takes no more chats. */
  async function leave(email: string): Promise<void> {
    if ((await store.sessions.ofAgent(email, clock.now())).length > 0) return;
    await store.agents.markGone(email);
    await changeStatus(
      email,
      { status: 'pause', source: 'console' },
      ({ status, statusSource }) => status === 'online' && statusSource === 'console',
    );
  }

  /** Throws `wrongCredentials`. */
  async function withPassword(email: string, password: string, isUrgent: boolean): Promise<Agent> {
    const agent = await store.agents.get(email.trim().toLowerCase());
    // An unknown address takes as long as a wrong password, so that time does not tell who is an agent.
    const isRight = await secrets.isPassword(password, agent?.passwordHash || decoy, {
      isUrgent,
      // Not by its organisation, which an unknown address has none of: whether it waits would tell.
      share: email
        .slice(email.lastIndexOf('@') + 1)
        .trim()
        .toLowerCase(),
    });
    if (!agent || !isRight) throw new Failure('wrongCredentials');
    return agent;
  }

  /** Throws `notOffered` where no second factor is demanded, or one is in force. */
  async function assertLacksDemanded(agent: Agent): Promise<void> {
    if ((await secondFactor.state(agent.email)).isOn) throw new Failure('notOffered', isSetUp);
    if (!(await secondFactor.isDemandedOf(agent)))
      throw new Failure('notOffered', 'Two-factor sign-in is no longer required. Sign in.');
  }

  return {
    setStatus,

    /** Answers the new session's token, which only the cookie holds. Throws `wrongCredentials`, `codeRequired`, `wrongCode`, `secondFactorDemanded`. */
    async signIn(
      email: string,
      password: string,
      { isUrgent = false, code, userAgent = '' }: SignInDetails = {},
    ): Promise<BegunSession> {
      const agent = await withPassword(email, password, isUrgent);
      await secondFactor.check(agent, code, isUrgent);
      return begin(agent, { userAgent });
    },

    /** What the organisation demands is set up before there is a session. Throws `wrongCredentials`, `notOffered`. */
    async beginDemanded(email: string, password: string, isUrgent = false): Promise<NewSecondFactor> {
      const agent = await withPassword(email, password, isUrgent);
      await assertLacksDemanded(agent);
      return secondFactor.begin(agent);
    },

    /** By the first code of it. Throws the same, and what is wrong with the code. */
    async confirmDemanded(
      email: string,
      password: string,
      { isUrgent = false, code = '', userAgent = '' }: SignInDetails,
    ): Promise<BegunSession & RecoveryCodes> {
      const agent = await withPassword(email, password, isUrgent);
      await assertLacksDemanded(agent);
      const { recoveryCodes } = await secondFactor.confirm(agent, code);
      return { recoveryCodes, ...(await begin(agent, { userAgent })) };
    },

    /** For whom another service vouches. */
    begin,

    /** Throws `signInRequired` for a session that opens nothing. */
    async signedIn(token: string): Promise<Agent | undefined> {
      const session = await store.sessions.get(secrets.digest(token), clock.now());
      if (session?.lacksSecondFactor) throw new Failure('signInRequired', signInToSetUp);
      return session && store.agents.get(session.agentEmail);
    },

    /** Returns the e-mail of the agent whose session it was. */
    async signOut(token: string): Promise<string | undefined> {
      const id = secrets.digest(token);
      const session = await store.sessions.get(id, clock.now());
      await store.sessions.remove(id);
      if (session) await leave(session.agentEmail);
      return session?.agentEmail;
    },
  };
}
