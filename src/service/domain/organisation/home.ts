import { dayAt, instantOf, namesTimeZone } from '../../../contract/hours/zoned-time';
import { defaultSettings, parseSettings } from '../../../contract/settings/parse-settings';
import { differenceOf } from '../../../contract/settings/settings-difference';
import type { Home } from '../../../operations/console/home';
import type { Agent, AgentRecord } from '../agents/agents';
import type { MailboxState } from '../cases/correspondence/mailboxes';
import { invalidParameter } from '../failure';
import type { Endpoint } from '../outbox/endpoints';
import type { Clock } from '../ports';
import type { ListedWidget } from '../widgets/widgets';
import type { OrganisationTables } from './tables';

export interface HomePorts {
  store: Pick<OrganisationTables, 'agents' | 'endpoints' | 'homeFigures' | 'widgets'>;
  clock: Clock;
  isMailConfigured: boolean;
  /** That visitors answer to. */
  mailbox?: { state(): MailboxState } | undefined;
}

export type ReadHome = ReturnType<typeof createHome>;

type OrganisationPart = NonNullable<Home['organisation']>;

const week = 7 * 24 * 3_600_000;
/** The second one comes after seconds. */
const manyAttempts = 2;
const mostDelayed = 100;
/** Milliseconds without a reading that succeeded. */
const longUnread = 10 * 60_000;

/** Reads today at a glance: an agent's widgets, or for an administrator the whole organisation. */
export function createHome({ store, clock, isMailConfigured, mailbox }: HomePorts) {
  async function organisation(orgId: number, widgets: ListedWidget[], agents: AgentRecord[]) {
    const ids = widgets.map(({ id }) => id);
    const mailboxFault = faultOf(mailbox?.state(), clock.now());
    const [failedMails, delayedMails, endpoints, drafted, history, looks] = await Promise.all([
      store.homeFigures.failedMails(orgId, clock.now() - week),
      store.homeFigures.delayedMails(orgId, manyAttempts, mostDelayed),
      store.endpoints.ofOrganisation(orgId),
      store.homeFigures.drafted(ids),
      store.homeFigures.history(ids),
      store.homeFigures.looks(orgId),
    ]);
    const [first] = widgets;
    const site = first?.allowedOrigins.find((origin) => !origin.includes('*'));
    const part: OrganisationPart = {
      isMailConfigured,
      failedMails,
      delayedMails,
      ...(mailboxFault === undefined ? {} : { mailboxFault }),
      failingEndpoints: endpoints.filter(isFailing).map(({ id, purpose, url }) => ({ id, purpose, url })),
      drafts: widgets.filter(({ id }) => drafted.includes(id)).map(({ id, name }) => ({ id, name })),
      setUp: {
        ...(first ? { widgetId: first.id } : {}),
        ...(site === undefined ? {} : { site }),
        hasLook: looks.some(isOwnLook),
        hasHours: widgets.some(({ schedule, isAlwaysOpen }) => schedule !== undefined || isAlwaysOpen),
        hasColleagues: agents.length > 1,
        ...history,
      },
    };
    return part;
  }

  /** Throws `invalidParameter` for a zone that is none. */
  return async function readHome(agent: Agent, timeZone: string): Promise<Home> {
    if (!namesTimeZone(timeZone)) throw invalidParameter('timezone', 'must be a zone like Europe/Berlin');
    const now = clock.now();
    const since = instantOf(timeZone, dayAt(timeZone, now), 0);
    const isAdministrator = agent.isAdministrator;
    const [agents, all, answered] = await Promise.all([
      store.agents.ofOrganisation(agent.orgId, now),
      isAdministrator ? store.widgets.ofOrganisation(agent.orgId) : [],
      isAdministrator ? [] : store.widgets.namesOfAgent(agent.email),
    ]);
    const widgets = isAdministrator ? all : answered;
    const { waiting, active, messages, ...today } = await store.homeFigures.chats(
      widgets.map(({ id }) => id),
      since,
    );
    const names = new Set(widgets.map(({ name }) => name));
    const online = agents.filter(
      ({ status, widgets: own }) =>
        status === 'online' && (isAdministrator || own.some((name) => names.has(name))),
    );
    return {
      waiting,
      active,
      messages,
      today,
      online: online.map(({ name, email }) => name || email),
      ...(isAdministrator ? { organisation: await organisation(agent.orgId, all, agents) } : {}),
    };
  };
}

function faultOf(state: MailboxState | undefined, now: number): string | undefined {
  return now - (state?.readAt ?? 0) > longUnread ? state?.fault : undefined;
}

function isFailing({ isEnabled, failingSince, switchedOffReason }: Endpoint): boolean {
  return switchedOffReason !== undefined || (isEnabled && failingSince !== undefined);
}

function isOwnLook(look: object): boolean {
  const own = differenceOf(parseSettings(look).settings, defaultSettings());
  return 'look' in own || 'texts' in own;
}
