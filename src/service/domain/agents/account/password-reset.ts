import { Failure } from '../../failure';
import type { Clock, Secrets } from '../../ports';
import type { AgentStore } from '../tables';
import type { TellAgent } from './account-mails';
import { assertGoodPassword, type CommonPasswords } from './passwords';
import { createResetLinks, type ResetLinkPorts } from './reset-links';

export interface PasswordResetPorts extends ResetLinkPorts {
  store: AgentStore;
  clock: Clock;
  secrets: Secrets;
  tell: TellAgent;
  common: CommonPasswords;
  isMailConfigured: boolean;
  /** A mail that was promised could not be written. */
  onFault(error: unknown): void;
}

export type PasswordRecovery = ReturnType<typeof createPasswordReset>;

const minutes = 30;

/** A new password by a link that is mailed, good once and for half an hour. */
export function createPasswordReset(ports: PasswordResetPorts) {
  const { store, clock, secrets, tell, common, isMailConfigured, publicUrl, onFault } = ports;
  const addLink = createResetLinks(ports);
  const underWay = new Set<Promise<void>>();

  async function sendLink(email: string): Promise<void> {
    await store.transaction(async (tables) => {
      const agent = await tables.agents.lock(email);
      if (!agent) return;
      const expiresAt = clock.now() + minutes * 60_000;
      // An invitation lasts longer: a stranger's request must not end it.
      await tables.passwordResets.removeOf(email, expiresAt);
      const { sealedLink } = await addLink(tables, email, expiresAt);
      await tell(tables, agent, { kind: 'passwordReset', payload: { sealedLink, minutes } });
    });
  }

  return {
    /**
     * Requests a link. The caller can't learn whether there is such an agent: the mail is written after this returns, so that
     * it takes as long without one.
     */
    async ask(address: string): Promise<void> {
      if (!isMailConfigured || publicUrl === undefined)
        throw new Failure(
          'notOffered',
          'No mail server is configured. Ask your administrator for a new password.',
        );
      const email = address.trim().toLowerCase();
      if (!(await store.agents.get(email))) return;
      const sending = sendLink(email)
        .catch(onFault)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },

    /** Waits until every mail that was asked for is in the outbox. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },

    /** Whose link it is, if it is still good. */
    async ownerOf(token: string): Promise<string | undefined> {
      return (await store.passwordResets.get(secrets.digest(token), clock.now()))?.agentEmail;
    },

    /** Ends every session. Throws `linkExpired`. The second factor stays. */
    async set(token: string, password: string): Promise<void> {
      const id = secrets.digest(token);
      const reset = await store.passwordResets.get(id, clock.now());
      if (!reset) throw new Failure('linkExpired');
      const email = reset.agentEmail;
      assertGoodPassword(password, { email, field: 'password', common });
      const passwordHash = await secrets.hashPassword(password, email);
      await store.transaction(async (tables) => {
        const agent = await tables.agents.lock(email);
        if (!agent || !(await tables.passwordResets.take(id))) throw new Failure('linkExpired');
        await tables.agents.update(email, { passwordHash });
        await tables.sessions.removeOf(email);
        await tables.passwordResets.removeOf(email);
        await tell(tables, agent, { kind: 'passwordChanged', payload: { at: clock.now() } });
      });
    },
  };
}
