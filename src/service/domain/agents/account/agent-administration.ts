import type { AgentChange, AgentList, NewAgent, PasswordLink } from '../../../../operations/console/agents';
import { longestName } from '../../../../contract/limits';
import { Failure, invalidParameter } from '../../failure';
import type { Clock } from '../../ports';
import { addAgent } from '../add-agent';
import type { Agent } from '../agents';
import { parseEmail } from '../email-address';
import type { AgentStore, AgentTables } from '../tables';
import { withRoomForStaff } from '../../widgets/room-for-staff';
import type { TellAgent } from './account-mails';
import { newAddress, type EmailChange } from './email-change';
import { createResetLinks, type ResetLinkPorts } from './reset-links';

export interface AgentAdministrationPorts extends ResetLinkPorts {
  store: AgentStore;
  clock: Clock;
  tell: TellAgent;
  emailChange: Pick<EmailChange, 'change'>;
  isMailConfigured: boolean;
}

export type AgentAdministration = ReturnType<typeof createAgentAdministration>;

const invitationDays = 7;
const day = 24 * 3_600_000;

/** What administrators do about the agents of their organisation. */
export function createAgentAdministration(ports: AgentAdministrationPorts) {
  const { store, clock, tell, emailChange } = ports;
  const isMailed = ports.isMailConfigured && ports.publicUrl !== undefined;
  const addLink = createResetLinks(ports);

  /** Replaces every earlier link. It is mailed, or returned where there is no mail. */
  async function sendLink(tables: AgentTables, agent: Agent, by: Agent): Promise<PasswordLink> {
    const expiresAt = clock.now() + invitationDays * day;
    await tables.passwordResets.removeOf(agent.email);
    const { link, sealedLink } = await addLink(tables, agent.email, expiresAt);
    if (!isMailed) return { link, expiresAt };
    await tell(tables, agent, {
      kind: 'invitation',
      payload: { sealedLink, by: by.name, days: invitationDays },
      locale: by.locale,
    });
    return { expiresAt };
  }

  return {
    async list(orgId: number): Promise<AgentList> {
      const records = await store.agents.ofOrganisation(orgId, clock.now());
      const agents = records.map(({ passwordHash, consoleSeenAt, ...agent }) => ({
        email: agent.email,
        name: agent.name,
        isAdministrator: agent.isAdministrator,
        status: agent.status,
        isInvited: passwordHash === '',
        hasSecondFactor: agent.hasSecondFactor,
        sessions: agent.sessions,
        widgets: agent.widgets,
        ...(consoleSeenAt === undefined ? {} : { lastSeenAt: consoleSeenAt }),
      }));
      return { agents, isMailConfigured: isMailed };
    },

    /** Until they choose a password nobody signs in as them. Throws `alreadyExists`. */
    async invite(by: Agent, wanted: NewAgent): Promise<PasswordLink> {
      const agent: Agent = {
        email: parseEmail(wanted.email, 'email'),
        name: readName(wanted.name),
        orgId: by.orgId,
        passwordHash: '',
        isAdministrator: wanted.isAdministrator,
        accountType: by.accountType,
        status: 'pause',
        statusSource: 'console',
        statusAt: clock.now(),
      };
      return store.transaction(async (tables) => {
        if ((await addAgent(tables, agent)) === 'exists')
          throw invalidParameter('email', 'already has an account here');
        const { teams = [], widgets = [] } = wanted;
        if (teams.length + widgets.length > 0)
          await withRoomForStaff(tables, agent.orgId, async () => {
            await join(tables, agent, teams);
            await answer(tables, agent, widgets);
          });
        return sendLink(tables, agent, by);
      });
    },

    /** Whose role changes signs in again: what was opened in the old one ends. */
    async change(by: Agent, email: string, { name, isAdministrator }: AgentChange): Promise<void> {
      await store.transaction(async (tables) => {
        const agent = await lockAgent(tables, by, email);
        if (isAdministrator === false) assertOther(by, agent);
        await tables.agents.update(agent.email, {
          ...(name === undefined ? {} : { name: readName(name) }),
          ...(isAdministrator === undefined ? {} : { isAdministrator }),
        });
        if (isAdministrator !== undefined && isAdministrator !== agent.isAdministrator)
          await tables.sessions.removeOf(agent.email);
      });
    },

    /** They are signed out, and sign in with the new address. Their own address administrators change in their account. */
    async changeEmail(by: Agent, email: string, address: string): Promise<void> {
      await store.transaction(async (tables) => {
        const agent = await lockAgent(tables, by, email);
        assertOther(by, agent);
        await emailChange.change(tables, agent, newAddress(agent, address));
      });
    },

    /** Their sessions end, and no widget shows them any more. What they wrote stays. */
    async remove(by: Agent, email: string): Promise<void> {
      await store.transaction(async (tables) => {
        const agent = await lockAgent(tables, by, email);
        assertOther(by, agent);
        await tables.agents.remove(agent.email);
      });
    },

    /** A link to a new password. The old one opens until then. */
    resetPassword: (by: Agent, email: string): Promise<PasswordLink> =>
      store.transaction(async (tables) => sendLink(tables, await lockAgent(tables, by, email), by)),

    async removeSecondFactor(by: Agent, email: string): Promise<void> {
      await store.transaction(async (tables) => {
        const agent = await lockAgent(tables, by, email);
        await tables.secondFactors.remove(agent.email);
      });
    },

    async endSessions(by: Agent, email: string): Promise<void> {
      await store.transaction(async (tables) => {
        const agent = await lockAgent(tables, by, email);
        await tables.sessions.removeOf(agent.email);
      });
    },
  };
}

/**
 * An agent of the administrator's organisation. The one who acts is locked with them, always in the same order, and has
 * to be an administrator still: so of two who act on each other at the same moment one remains.
 */
async function lockAgent(tables: AgentTables, by: Agent, email: string): Promise<Agent> {
  const address = email.toLowerCase();
  const locked = new Map<string, Agent | undefined>();
  for (const one of [...new Set([by.email, address])].sort()) locked.set(one, await tables.agents.lock(one));
  if (!locked.get(by.email)?.isAdministrator) throw new Failure('forbidden');
  const agent = locked.get(address);
  if (agent?.orgId !== by.orgId) throw new Failure('notFound', 'There is no agent with this address.');
  return agent;
}

function assertOther(by: Agent, { email }: Agent): void {
  if (by.email === email)
    throw new Failure('notOffered', 'You can’t do this to your own account. Another administrator can.');
}

async function join(tables: AgentTables, { email, orgId }: Agent, teamIds: string[]): Promise<void> {
  if (teamIds.length === 0) return;
  await tables.teams.lockAll(orgId);
  const own = new Set((await tables.teams.ofOrganisation(orgId)).map(({ id }) => id));
  for (const [at, id] of teamIds.entries()) {
    if (!own.has(id)) throw invalidParameter(`teams[${at}]`, 'is not one of your teams');
    await tables.teams.addMember(orgId, id, email);
  }
}

/** Widgets show the agent under their name. Their locks are taken in one order, so that two invitations never wait for each other. */
async function answer({ widgets }: AgentTables, { email, orgId, name }: Agent, ids: string[]): Promise<void> {
  for (const widgetId of [...new Set(ids)].sort()) {
    const widget = await widgets.lock(widgetId);
    if (widget?.orgId !== orgId)
      throw invalidParameter(`widgets[${ids.indexOf(widgetId)}]`, 'is not one of your widgets');
    await widgets.update({ ...widget, revision: widget.revision + 1 });
    // A system of the organisation may have named the address already, with the name and the picture that pages show.
    if ((await widgets.agents(widgetId, email)).length > 0) continue;
    await widgets.putAgent({ widgetId, email, alias: name, kind: 'human', tags: [] });
  }
}

function readName(text: string): string {
  const name = text.trim();
  if (!name || name.length > longestName)
    throw invalidParameter('name', `must be 1 to ${longestName} characters`);
  return name;
}
