import type { Clock, Encryption } from '../../ports';
import type { Agent } from '../agents';
import type { AgentStore, AgentTables } from '../tables';
import type { OpenIdLink } from './open-id-links';
import { OpenIdFault, type OpenIdAttempt, type OpenIdPerson, type OpenIdProvider } from './open-id-provider';

export interface OpenIdSignInPorts {
  store: AgentStore;
  clock: Clock;
  encryption: Encryption;
  /** Absent: there is none. */
  openIdProvider: OpenIdProvider | undefined;
}

export type OpenIdSignIn = ReturnType<typeof createOpenIdSignIn>;

/** Milliseconds in which the browser comes back, and in which a code is given. */
const lasts = 10 * 60_000;
const attemptPurpose = 'attempt of a sign-in by OpenID';
const codePurpose = 'code after a sign-in by OpenID';

interface Kept extends OpenIdAttempt {
  /** What the browser is known by, which it does not send on its way back from another site. */
  browser?: string;
}

/**
 * Signing in through the provider. An account of it opens the agent whom it is linked to; where it is linked to none, the one
 * whose address the provider vouches for, and is linked to that from then on. Nobody becomes an agent by it. What the browser
 * carries to and fro is encrypted.
 */
export function createOpenIdSignIn({
  store,
  clock,
  encryption,
  openIdProvider: provider,
}: OpenIdSignInPorts) {
  function carry(value: object, purpose: string): string {
    return encryption.encrypt(JSON.stringify({ value, until: clock.now() + lasts }), purpose);
  }

  /** Throws `expired` for what is too old, or was not made here. */
  function read<Value>(carried: string | undefined, purpose: string): Value {
    try {
      const { value, until } = JSON.parse(encryption.decrypt(carried ?? '', purpose)) as {
        value: Value;
        until: number;
      };
      if (until > clock.now()) return value;
    } catch (error) {
      throw new OpenIdFault('expired', error);
    }
    throw new OpenIdFault('expired');
  }

  /** An account of a provider that was set before keeps nobody from linking one of this. */
  function ownOf(links: OpenIdLink[], known?: string): OpenIdLink | undefined {
    return links.find(({ issuer }) => issuer === known || provider?.isIssuer(issuer));
  }

  async function agentOf(tables: AgentTables, person: OpenIdPerson): Promise<Agent> {
    const { issuer, subject, verifiedEmail } = person;
    const { agents, openIdLinks } = tables;
    const link = await openIdLinks.find(issuer, subject);
    const linked = link && (await agents.get(link.agentEmail));
    if (linked) return linked;
    if (verifiedEmail === undefined) throw new OpenIdFault('unverified');
    const agent = await agents.lock(verifiedEmail);
    if (!agent) throw new OpenIdFault('unknown');
    if (ownOf(await openIdLinks.ofAgent(agent.email), issuer)) throw new OpenIdFault('otherAccount');
    await openIdLinks.add({ issuer, subject, agentEmail: agent.email, linkedAt: clock.now() });
    return agent;
  }

  return {
    name: provider?.name,

    /** Answers where the browser goes, and what it carries until it is back. Throws `OpenIdFault`. */
    async begin(browser: string | undefined): Promise<{ address: string; carried: string }> {
      if (!provider) throw new OpenIdFault('unreachable');
      const { address, attempt } = await provider.begin();
      const kept: Kept = { ...attempt, ...(browser ? { browser } : {}) };
      return { address, carried: carry(kept, attemptPurpose) };
    },

    /** Whether the browser has come back from where it was sent last, rather than from another tab. */
    isAwaited(query: string, carried: string | undefined): boolean {
      try {
        return read<Kept>(carried, attemptPurpose).state === new URLSearchParams(query).get('state');
      } catch {
        return false;
      }
    },

    /** Who has come back, and by what their browser is known. Throws `OpenIdFault`. */
    async finish(query: string, carried: string | undefined) {
      if (!provider) throw new OpenIdFault('expired');
      const { browser, ...attempt } = read<Kept>(carried, attemptPurpose);
      const person = await provider.finish(query, attempt);
      return { person, browser };
    },

    /** Whom they open. Throws `OpenIdFault`. */
    agentOf: (person: OpenIdPerson): Promise<Agent> => store.transaction((tables) => agentOf(tables, person)),

    /** What the browser carries while the agent's second factor is asked for. */
    awaitCode: ({ issuer, subject }: OpenIdPerson): string => carry({ issuer, subject }, codePurpose),

    /** Whose code is awaited: the agent to whom the person is linked still. Throws `OpenIdFault`. */
    async awaited(carried: string | undefined): Promise<Agent> {
      const { issuer, subject } = read<OpenIdPerson>(carried, codePurpose);
      const link = await store.openIdLinks.find(issuer, subject);
      const agent = link && (await store.agents.get(link.agentEmail));
      if (!agent) throw new OpenIdFault('expired');
      return agent;
    },

    async link(agent: Agent): Promise<{ name: string; linkedAt?: number } | undefined> {
      if (!provider) return undefined;
      const link = ownOf(await store.openIdLinks.ofAgent(agent.email));
      return { name: provider.name, ...(link ? { linkedAt: link.linkedAt } : {}) };
    },

    unlink: (agent: Agent): Promise<void> => store.openIdLinks.remove(agent.email),
  };
}
