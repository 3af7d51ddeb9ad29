import type { AccountSession, EmailOfOwn, OwnAccount } from '../../../../operations/console/account';
import { Failure, invalidParameter } from '../../failure';
import type { Clock, Secrets, UserAgents } from '../../ports';
import type { Agent } from '../agents';
import type { AgentStore, AgentTables } from '../tables';
import type { OpenIdSignIn } from '../open-id/open-id-sign-in';
import type { TellAgent } from './account-mails';
import type { EmailChange } from './email-change';
import { lockUnchanged } from './lock-unchanged';
import { assertGoodPassword, type CommonPasswords } from './passwords';
import type { SecondFactorAuthentication } from './second-factor';

export interface OwnAccountPorts {
  store: AgentStore;
  clock: Clock;
  secrets: Secrets;
  secondFactor: SecondFactorAuthentication;
  openId: Pick<OpenIdSignIn, 'link' | 'unlink'>;
  emailChange: Pick<EmailChange, 'request' | 'wayOf'>;
  tell: TellAgent;
  common: CommonPasswords;
  userAgents: UserAgents;
  isMailConfigured: boolean;
}

export type OwnAccounts = ReturnType<typeof createOwnAccounts>;

/** What every agent does about their own account. */
export function createOwnAccounts(ports: OwnAccountPorts) {
  const {
    store,
    clock,
    secrets,
    secondFactor,
    openId,
    emailChange,
    tell,
    common,
    userAgents,
    isMailConfigured,
  } = ports;

  function placeOf(userAgent: string): ReturnType<UserAgents['describe']> {
    return userAgent ? userAgents.describe(userAgent) : {};
  }

  function isOwn({ email, passwordHash }: Agent, password: string): Promise<boolean> {
    return secrets.isPassword(password, passwordHash, { isUrgent: true, share: email });
  }

  /** Throws `wrongPassword`. */
  async function assertOwn(agent: Agent, password: string): Promise<void> {
    if (!(await isOwn(agent, password))) throw wrongPassword('password');
  }

  /** What a password allowed that is still the agent's. Throws `wrongPassword`. */
  function withUnchanged(agent: Agent, work: (tables: AgentTables) => Promise<void>, field = 'password') {
    return store.transaction(async (tables) => {
      if (!(await lockUnchanged(tables, agent))) throw wrongPassword(field);
      await work(tables);
    });
  }

  return {
    async describe(agent: Agent): Promise<OwnAccount> {
      const { email, name, photoUrl } = agent;
      const { isOn: hasSecondFactor, recoveryCodesLeft } = await secondFactor.state(email);
      const link = await openId.link(agent);
      const isSecondFactorDemanded = await secondFactor.isDemandedOf(agent);
      const told = {
        email,
        name,
        ...(photoUrl ? { photoUrl } : {}),
        hasSecondFactor,
        isSecondFactorDemanded,
        recoveryCodesLeft,
        isMailConfigured,
        emailChange: emailChange.wayOf(agent),
      };
      return { ...told, ...(link ? { openId: link } : {}) };
    },

    async setPhoto({ email }: Agent, photoUrl: string): Promise<void> {
      await store.agents.update(email, { photoUrl });
    },

    unlinkOpenId: (agent: Agent): Promise<void> => openId.unlink(agent),

    /** Every other session of the account ends. */
    async changePassword(
      agent: Agent,
      change: { from: string; to: string; sessionId: string },
    ): Promise<void> {
      if (!(await isOwn(agent, change.from))) {
        // Made already: the answer was lost.
        if (await isOwn(agent, change.to)) return;
        throw wrongPassword('currentPassword');
      }
      assertGoodPassword(change.to, { email: agent.email, field: 'password', common });
      if (change.from === change.to) throw invalidParameter('password', 'must differ from the current one');
      const passwordHash = await secrets.hashPassword(change.to, agent.email);
      await withUnchanged(
        agent,
        async (tables) => {
          await tables.agents.update(agent.email, { passwordHash });
          await tables.sessions.removeOthers(agent.email, change.sessionId);
          await tables.passwordResets.removeOf(agent.email);
          await tell(tables, agent, { kind: 'passwordChanged', payload: { at: clock.now() } });
        },
        'currentPassword',
      );
    },

    /**
     * Answers whether a link was mailed to the new address; without it, the address is changed. Throws `wrongPassword`.
     * `takeShare` counts what the recipient gets, for who knows the password alone.
     */
    async changeEmail(
      agent: Agent,
      { email, password }: EmailOfOwn,
      takeShare: () => void,
    ): Promise<{ isMailed: boolean }> {
      await assertOwn(agent, password);
      takeShare();
      return { isMailed: await emailChange.request(agent, email) };
    },

    async sessions({ email }: Agent, currentId: string): Promise<AccountSession[]> {
      const found = await store.sessions.ofAgent(email, clock.now());
      return found.map(({ id, createdAt, expiresAt, userAgent }) => {
        const { browser, os } = placeOf(userAgent);
        const told = { ...(browser ? { browser } : {}), ...(os ? { os } : {}) };
        return { id, createdAt, expiresAt, isThis: id === currentId, ...told };
      });
    },

    /** Keeps the language that the agent reads, for mails to come. */
    async noteLanguage(agent: Agent, locale: string | undefined): Promise<Agent> {
      if (locale === undefined || locale === agent.locale) return agent;
      await store.agents.setLocale(agent.email, locale);
      return { ...agent, locale };
    },

    async tellOfSignIn(agent: Agent, userAgent: string): Promise<void> {
      const { browser, os } = placeOf(userAgent);
      const payload = { at: clock.now(), browser: [browser, os].filter(Boolean).join(', ') };
      await tell(store, agent, { kind: 'newSignIn', payload });
    },

    async endSession({ email }: Agent, id: string): Promise<void> {
      const session = await store.sessions.get(id, clock.now());
      if (session?.agentEmail !== email) throw new Failure('notFound');
      await store.sessions.remove(id);
    },

    endOthers: ({ email }: Agent, currentId: string): Promise<void> =>
      store.sessions.removeOthers(email, currentId),

    async beginSecondFactor(agent: Agent, password: string) {
      await assertOwn(agent, password);
      return secondFactor.begin(agent);
    },

    /** Every other session of the account ends. */
    confirmSecondFactor: (agent: Agent, code: string, sessionId: string) =>
      secondFactor.confirm(agent, code, sessionId),

    async removeSecondFactor(agent: Agent, password: string): Promise<void> {
      await assertOwn(agent, password);
      await withUnchanged(agent, ({ secondFactors }) => secondFactors.remove(agent.email));
    },
  };
}

function wrongPassword(field: string): Failure {
  return new Failure('wrongPassword', `${field}: wrong password`);
}
