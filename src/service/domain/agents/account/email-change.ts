import type { OwnAccount } from '../../../../operations/console/account';
import { Failure, invalidParameter } from '../../failure';
import type { Clock, Encryption, Secrets } from '../../ports';
import type { Agent } from '../agents';
import { parseEmail } from '../email-address';
import type { AgentStore, AgentTables } from '../tables';
import type { TellAgent } from './account-mails';
import { lockUnchanged } from './lock-unchanged';
import { resetLinkPurpose } from './reset-links';
import { secondFactorPurpose } from './second-factor';

export interface EmailChangePorts {
  store: AgentStore;
  clock: Clock;
  secrets: Pick<Secrets, 'digest'>;
  encryption: Encryption;
  tell: TellAgent;
  isMailConfigured: boolean;
  /** Where the console is; a link goes nowhere else, no matter what a request says. */
  publicUrl: string | undefined;
}

export type EmailChange = ReturnType<typeof createEmailChange>;

/** What the link carries. */
interface Wanted {
  from: string;
  to: string;
  /** Digest of what makes it void: another password, or a change of the address, even back. */
  account: string;
  expiresAt: number;
}

const purpose = 'link of another address';
const minutes = 60;

/** Changes the address of an account, and mails a notice to the former address. */
export function createEmailChange(ports: EmailChangePorts) {
  const { store, clock, secrets, encryption, tell, isMailConfigured, publicUrl } = ports;

  /** Ends the sessions and the links that were mailed to the former address. Throws `invalidParameter`. */
  async function change(tables: AgentTables, agent: Agent, to: string): Promise<void> {
    if ((await tables.agents.setEmail(agent.email, to, clock.now())) === 'exists')
      throw invalidParameter('email', 'already has an account here');
    await keepSecondFactor(tables, agent.email, to);
    await tables.sessions.removeOf(to);
    await tables.passwordResets.removeOf(to);
    await tell(tables, agent, { kind: 'emailChanged', payload: { at: clock.now(), email: to } });
  }

  /** Its secret is encrypted for its account's address. */
  async function keepSecondFactor({ secondFactors }: AgentTables, from: string, to: string): Promise<void> {
    const factor = await secondFactors.get(to);
    if (!factor) return;
    const secret = encryption.decrypt(factor.secret, secondFactorPurpose(from));
    await secondFactors.setSecret(to, encryption.encrypt(secret, secondFactorPurpose(to)));
  }

  function digestOf({ passwordHash, emailChangedAt }: Agent): string {
    return secrets.digest(`${emailChangedAt ?? ''} ${passwordHash}`);
  }

  /** How the agent gets another address: by a link, at once, or by somebody else. */
  function wayOf({ passwordHash, isAdministrator, madeByKey }: Agent): OwnAccount['emailChange'] {
    if (madeByKey !== undefined) return 'system';
    if (passwordHash === '') return 'administrator';
    if (isMailConfigured && publicUrl !== undefined) return 'link';
    return isAdministrator ? 'direct' : 'administrator';
  }

  function read(token: string): Wanted | undefined {
    try {
      return JSON.parse(encryption.decrypt(token, purpose)) as Wanted;
    } catch {
      return undefined;
    }
  }

  return {
    change,
    wayOf,

    /**
     * Mails a link to the new address, and answers `true`. Where no mail goes out an administrator has the new address at
     * once. Nobody learns whether the address belongs to another account: its owner gets no mail.
     */
    async request(agent: Agent, address: string): Promise<boolean> {
      const to = newAddress(agent, address);
      const way = wayOf(agent);
      if (way === 'administrator')
        throw new Failure('notOffered', 'Ask an administrator to change your address.');
      const isMailed = way === 'link';
      await store.transaction(async (tables) => {
        if (!(await lockUnchanged(tables, agent)))
          throw new Failure('wrongPassword', 'password: wrong password');
        if (!isMailed) return change(tables, agent, to);
        if (await tables.agents.get(to)) return undefined;
        const wanted: Wanted = {
          from: agent.email,
          to,
          account: digestOf(agent),
          expiresAt: clock.now() + minutes * 60_000,
        };
        const token = encryption.encrypt(JSON.stringify(wanted), purpose);
        const link = `${publicUrl}/console/#/account/email/${encodeURIComponent(token)}`;
        const sealedLink = encryption.encrypt(link, resetLinkPurpose);
        return tell(
          tables,
          { ...agent, email: to },
          { kind: 'emailChange', payload: { sealedLink, minutes } },
        );
      });
      return isMailed;
    },

    /** Whose link it is. */
    ownerOf: (token: string): string | undefined => read(token)?.from,

    /** Throws `linkExpired`, and `invalidParameter` where somebody else has the address meanwhile. */
    async confirm(token: string): Promise<void> {
      const wanted = read(token);
      if (!wanted || wanted.expiresAt <= clock.now()) throw new Failure('linkExpired');
      await store.transaction(async (tables) => {
        const agent = await tables.agents.lock(wanted.from);
        if (!agent || digestOf(agent) !== wanted.account) throw new Failure('linkExpired');
        await change(tables, agent, wanted.to);
      });
    },
  };
}

/** Throws for the address that the agent has, and for agents whom another system keeps by their address. */
export function newAddress({ email, madeByKey }: Agent, address: string): string {
  if (madeByKey !== undefined)
    throw new Failure(
      'notOffered',
      'This account is managed with a provisioning key. Change the address in that system.',
    );
  const to = parseEmail(address, 'email');
  if (to === email) throw invalidParameter('email', 'must differ from the current one');
  return to;
}
