import type { Schedule } from '../../../contract/hours/schedule';
import { longestName } from '../../../contract/limits';
import type { AgentOfWidget, WidgetChange, WidgetDetails } from '../../../operations/console/widgets';
import type { Agent } from '../agents/agents';
import { parseEmail } from '../agents/email-address';
import { defaultCalling } from '../cases/calling/agent-calling';
import type { CloseCase } from '../cases/case-closing';
import { endChatsOfWidget } from '../cases/end-chats-of-widget';
import { Failure, invalidParameter } from '../failure';
import type { Secrets } from '../ports';
import { parseAllowedOrigin } from '../widgets/allowed-origins';
import { lockOwnWidget, readOwnWidget } from '../widgets/find-widget';
import { readSchedule, refuseOverlaps } from '../widgets/read-schedule';
import type { Publishing } from '../widgets/publishing';
import { withRoomForStaff } from '../widgets/room-for-staff';
import type { TeamOfWidget, Widget, WidgetAgent } from '../widgets/widgets';
import { newWidget } from './new-widget';
import type { OrganisationStore, OrganisationTables } from './tables';

export interface WidgetAdministrationPorts {
  store: OrganisationStore;
  secrets: Pick<Secrets, 'uuid'>;
  closeCase: CloseCase;
  publishing: Publishing;
}

export type WidgetAdministration = ReturnType<typeof createWidgetAdministration>;

const mostOrigins = 100;
const longestIdle = 1_440;

/** Widgets as administrators keep them in the console. */
export function createWidgetAdministration({
  store,
  secrets,
  closeCase,
  publishing,
}: WidgetAdministrationPorts) {
  return {
    /** The administrator answers its chats at first. */
    async create(by: Agent, name: string): Promise<WidgetDetails> {
      const { widget, agents } = newWidget(secrets.uuid(), by, readName(name, 'name'));
      await store.transaction((tables) => publishing.addWidget(tables, widget, agents));
      return detailsOf(widget, agents, []);
    },

    read: (orgId: number, id: string): Promise<WidgetDetails> =>
      store.read(async (tables) => show(tables, await readOwnWidget(tables, orgId, id))),

    async change(orgId: number, id: string, change: WidgetChange): Promise<WidgetDetails> {
      return store.transaction((tables) => {
        if (!change.agents && !change.teams) return changeWithin(tables, orgId, id, change);
        return withRoomForStaff(tables, orgId, () => changeWithin(tables, orgId, id, change));
      });
    },

    /** Its open chats end, while mails and webhooks about them can still be made; what was said stays in the log. */
    async remove(orgId: number, id: string): Promise<void> {
      await endChatsOfWidget(await readOwnWidget(store, orgId, id), store, closeCase);
      const removed = await store.transaction(async (tables) => {
        const widget = await lockOwnWidget(tables, orgId, id);
        await tables.widgets.remove(widget.id);
        return widget;
      });
      // Those that began meanwhile.
      await endChatsOfWidget(removed, store, closeCase);
    },
  };
}

async function changeWithin(
  tables: OrganisationTables,
  orgId: number,
  id: string,
  change: WidgetChange,
): Promise<WidgetDetails> {
  const before = await lockOwnWidget(tables, orgId, id);
  if (change.revision !== undefined && change.revision !== before.revision)
    throw new Failure('changedMeanwhile');
  const after = withChange(before, change);
  await assertOwnNext(tables, before, after);
  await tables.widgets.update(after);
  if (change.agents) {
    const known = await tables.widgets.agents(after.id);
    const bots = known.filter(({ kind }) => kind === 'bot');
    const agents = [...(await readAgents(tables, after, change.agents, known)), ...bots];
    await tables.widgets.setAgents(after.id, agents);
  }
  if (change.teams) {
    await assertOwnTeams(tables, orgId, change.teams);
    await tables.widgets.setTeams(after.id, change.teams);
  }
  return show(tables, after);
}

async function show({ widgets }: OrganisationTables, widget: Widget): Promise<WidgetDetails> {
  return detailsOf(widget, await widgets.agents(widget.id), await widgets.teams(widget.id));
}

/** One that is gone meanwhile may stay, so that the rest can be changed. */
async function assertOwnNext({ widgets }: OrganisationTables, before: Widget, after: Widget): Promise<void> {
  const id = after.calling?.handOverTo;
  if (!id || id === before.calling?.handOverTo) return;
  if ((await widgets.get(id))?.orgId !== after.orgId)
    throw invalidParameter('calling.handOverTo', 'must be one of your widgets');
}

async function assertOwnTeams({ teams }: OrganisationTables, orgId: number, ids: string[]): Promise<void> {
  const own = new Set((await teams.ofOrganisation(orgId)).map(({ id }) => id));
  const stranger = ids.findIndex((id) => !own.has(id));
  if (stranger >= 0) throw invalidParameter(`teams[${stranger}]`, 'is not one of your teams');
}

function readHours(given: Schedule): Schedule {
  const schedule = readSchedule(given, 'schedule');
  refuseOverlaps(schedule, 'schedule');
  return schedule;
}

function withChange(before: Widget, change: WidgetChange): Widget {
  const { name, isConversationEnabled, destinationEmail, allowedOrigins, idleMinutes } = change;
  const { destinationEmail: current, schedule: hours, isAlwaysOpen: wasDecided, ...widget } = before;
  const schedule = change.schedule === undefined ? hours : change.schedule;
  const isAlwaysOpen = !schedule && (change.isAlwaysOpen ?? wasDecided);
  const wanted = destinationEmail === undefined ? current : destinationEmail.trim();
  return {
    ...widget,
    ...(name === undefined ? {} : { name: readName(name, 'name') }),
    ...(allowedOrigins === undefined ? {} : { allowedOrigins: readOrigins(allowedOrigins) }),
    ...(idleMinutes === undefined ? {} : { idleMinutes: readIdleMinutes(idleMinutes) }),
    ...(change.routing === undefined ? {} : { routing: change.routing }),
    ...(change.calling === undefined ? {} : { calling: change.calling }),
    ...(isConversationEnabled === undefined ? {} : { isConversationEnabled }),
    ...(wanted ? { destinationEmail: parseEmail(wanted, 'destinationEmail') } : {}),
    ...(schedule ? { schedule: schedule === hours ? hours : readHours(schedule) } : {}),
    ...(isAlwaysOpen ? { isAlwaysOpen } : {}),
    revision: before.revision + 1,
  };
}

function readIdleMinutes(minutes: number): number {
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > longestIdle)
    throw invalidParameter('idleMinutes', `must be a whole number from 1 to ${longestIdle}`);
  return minutes;
}

function readOrigins(given: string[]): string[] {
  if (given.length > mostOrigins) throw invalidParameter('allowedOrigins', `must be at most ${mostOrigins}`);
  return given.map((text, at) => {
    const origin = parseAllowedOrigin(text);
    if (origin === undefined) {
      throw invalidParameter(
        `allowedOrigins[${at}]`,
        'must be like https://shop.example, or https://*.shop.example for all of its subdomains',
      );
    }
    return origin;
  });
}

/** Those that it has may stay: provisioning also names people who are no users yet. */
async function readAgents(
  { agents }: OrganisationTables,
  { id: widgetId, orgId }: Widget,
  given: AgentOfWidget[],
  known: readonly WidgetAgent[],
): Promise<WidgetAgent[]> {
  const people = new Map<string, WidgetAgent>();
  for (const [at, { alias, avatarUrl, tags, ...rest }] of given.entries()) {
    const email = parseEmail(rest.email, `agents[${at}].email`);
    const isKnown = known.some((one) => one.kind === 'human' && one.email === email);
    if (!isKnown && (await agents.get(email))?.orgId !== orgId)
      throw invalidParameter(`agents[${at}].email`, 'is not one of your agents');
    if (people.has(email)) throw invalidParameter(`agents[${at}].email`, 'appears twice');
    if (avatarUrl && !/^https?:\/\/[^\s/]+\S*$/i.test(avatarUrl))
      throw invalidParameter(`agents[${at}].avatarUrl`, 'must be a link to an image');
    people.set(email, {
      widgetId,
      email,
      alias: readName(alias, `agents[${at}].alias`),
      ...(avatarUrl ? { avatarUrl } : {}),
      kind: 'human',
      tags: [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))],
    });
  }
  return [...people.values()];
}

function detailsOf(widget: Widget, agents: WidgetAgent[], teams: TeamOfWidget[]): WidgetDetails {
  const { id, name, isConversationEnabled, isProactiveEnabled, destinationEmail } = widget;
  const { allowedOrigins, idleMinutes, schedule, revision } = widget;
  const people = agents.filter(({ kind }) => kind === 'human');
  return {
    id,
    name,
    isConversationEnabled,
    isProactiveEnabled,
    ...(destinationEmail === undefined ? {} : { destinationEmail }),
    allowedOrigins,
    idleMinutes,
    ...(schedule === undefined ? {} : { schedule }),
    ...(widget.isAlwaysOpen ? { isAlwaysOpen: true } : {}),
    calling: widget.calling ?? defaultCalling,
    routing: widget.routing ?? { rule: 'all', chatLimit: 0, returnAfterSeconds: 0 },
    agents: people.map(({ email, alias, avatarUrl, tags }) => ({
      email,
      alias,
      ...(avatarUrl === undefined ? {} : { avatarUrl }),
      tags,
    })),
    teams: teams.map(({ id: teamId }) => teamId),
    revision,
  };
}

function readName(text: string, field: string): string {
  const name = text.trim();
  if (!name || name.length > longestName)
    throw invalidParameter(field, `must be 1 to ${longestName} characters`);
  return name;
}
