import { hoursAt } from '../../../../contract/hours/schedule';
import { formatSystemEntry } from '../../../../contract/chat/system-entry';
import type { Calling } from '../../../../operations/console/widgets';
import { mailEndpoint, pushEndpointOf, type NewDelivery } from '../../outbox/outbox';
import type { PushSubscription } from '../../agents/push-subscriptions';
import type { Clock, PubSub, Secrets } from '../../ports';
import { eachOf } from '../../shares/each-due';
import { readInTurns } from '../../shares/read-in-turns';
import type { ListedWidget, StaffMember } from '../../widgets/widgets';
import { caseTexts } from '../case-texts';
import type { ChatCase } from '../cases';
import type { ChatOwners } from '../console/chat-owners';
import type { CaseLimits } from '../case-limits';
import type { CaseEvents } from '../events/case-events';
import { announceHandOver, isPersonOnline } from '../hand-over';
import type { CaseStore, CaseTables } from '../tables';
import type { AgentCall } from './agent-calls';
import { pushTitles } from './push-titles';
import { nextCall, type MadeCall } from './next-call';
import { calledPeople, reachable } from './reachable';
import { readOnce, type CallTables } from './read-once';

export interface AgentCallingPorts {
  store: CaseStore;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  pubSub: Pick<PubSub, 'publish'>;
  owners: Pick<ChatOwners, 'isGone' | 'noteRun'>;
  events: Pick<CaseEvents, 'bots'>;
  limits: Pick<CaseLimits, 'mayCall'>;
  isMailConfigured: boolean;
  /** Where the service is reached, for links. */
  publicUrl: string | undefined;
}

const mostAtOnce = 200;
/** That a call reaches: a mail or a notification is written for each of them while the chat is locked. */
const mostCalled = 100;

/** What a widget does that nobody has set up. */
export const defaultCalling: Calling = {
  pushAfterSeconds: 30,
  mailAfterSeconds: 180,
  handOverAfterSeconds: 0,
  handOverTo: '',
};

/** What is known of a chat when it is decided who is called. */
interface Situation {
  chat: ChatCase;
  widget: ListedWidget;
  calls: AgentCall[];
  waitsSince: number;
  people: Record<'console' | 'push' | 'mail', StaffMember[]>;
  devices: PushSubscription[];
  /** Whose people would get the chat. */
  next: ListedWidget | undefined;
}

/** Calls agents to chats in which a visitor waits, by one way after the other, until a person takes the chat. */
export function createAgentCalling(ports: AgentCallingPorts) {
  const { store, clock, secrets, pubSub, owners, events, limits, isMailConfigured, publicUrl } = ports;

  const waitingChats = readInTurns(
    {
      read: (which) => store.cases.toCall(which),
      ids: () => store.cases.idsOf('toCall'),
      idOf: ({ id }) => id,
    },
    mostAtOnce,
  );

  async function isTaken(tables: Pick<CallTables, 'agents'>, { claimedBy }: ChatCase): Promise<boolean> {
    if (!claimedBy || claimedBy.isGiven) return false;
    return !(await owners.isGone(tables, claimedBy.email));
  }

  async function nextWidget(
    tables: Pick<CallTables, 'widgets'>,
    chat: ChatCase,
    { handOverTo, handOverAfterSeconds }: Calling,
    calls: readonly AgentCall[],
  ): Promise<ListedWidget | undefined> {
    const wasThere = [chat.widgetId, ...calls.map(({ widgetId }) => widgetId)].includes(handOverTo);
    const widget =
      handOverAfterSeconds > 0 && !wasThere ? await tables.widgets.getListed(handOverTo) : undefined;
    if (widget?.orgId !== chat.orgId || !widget.isConversationEnabled) return undefined;
    if (!hoursAt(widget.schedule, clock.now()).isOpen) return undefined;
    return (await tables.widgets.staff(widget.id)).some(isPersonOnline) ? widget : undefined;
  }

  async function situationOf(
    tables: Omit<CallTables, 'agents'>,
    chat: ChatCase,
    calls: AgentCall[],
  ): Promise<Situation | undefined> {
    const widget = await tables.widgets.getListed(chat.widgetId);
    if (!widget) return undefined;
    const people = calledPeople(await tables.widgets.staff(widget.id), chat);
    const emails = people.map(({ email }) => email);
    const devices = await tables.pushSubscriptions.ofAgents(emails, clock.now());
    const owners = new Set(devices.map(({ agentEmail }) => agentEmail));
    return {
      chat,
      widget,
      calls,
      waitsSince: chat.handedOverAt ?? chat.createdAt,
      people: {
        console: people.filter(isPersonOnline),
        push: reachable(people, ({ email }) => owners.has(email)),
        mail: reachable(people, () => isMailConfigured),
      },
      devices,
      next: await nextWidget(tables, chat, widget.calling ?? defaultCalling, calls),
    };
  }

  function decide({ widget, calls, waitsSince, people, next }: Situation) {
    return nextCall({
      now: clock.now(),
      waitsSince,
      calling: widget.calling ?? defaultCalling,
      made: calls.filter((call) => call.waitsSince === waitsSince),
      reach: {
        console: people.console.length > 0,
        push: people.push.length > 0,
        mail: people.mail.length > 0,
        team: next !== undefined,
      },
    });
  }

  /** A call that fails delays no call of another chat. */
  function addressed({ orgId }: ChatCase, endpointId: string) {
    const id = secrets.uuid();
    return { id, orgId, endpointId, orderKey: id, createdAt: clock.now() };
  }

  async function mail(tables: CaseTables, { chat, widget, waitsSince, people }: Situation): Promise<void> {
    const link = publicUrl && `${publicUrl.replace(/\/$/, '')}${pathOf(chat)}`;
    const emails = people.mail.map(({ email }) => email);
    const agents = await tables.agents.several([chat.orgId], emails);
    const locales = new Map(agents.map(({ email, locale }) => [email, locale]));
    await tables.outbox.addAll(
      emails.map((to): NewDelivery => {
        const locale = locales.get(to);
        return {
          channel: 'mail',
          kind: 'waitingChat',
          payload: {
            to,
            widgetName: widget.name,
            timeZone: widget.schedule?.timeZone ?? 'UTC',
            caseId: chat.id,
            at: waitsSince,
            ...(link && { link }),
            ...(locale && { locale }),
          },
          ...addressed(chat, mailEndpoint),
        };
      }),
    );
  }

  async function push(
    tables: CaseTables,
    { chat, widget, waitsSince, people, devices }: Situation,
  ): Promise<void> {
    const called = new Set(people.push.map(({ email }) => email));
    const reached = devices.filter(({ agentEmail }) => called.has(agentEmail));
    await tables.outbox.addAll(
      reached.map(({ id: subscriptionId, endpoint, language }): NewDelivery => ({
        channel: 'push',
        kind: 'waitingChat',
        payload: {
          subscriptionId,
          caseId: chat.id,
          waitsSince,
          title: pushTitles[language],
          text: widget.name,
          url: pathOf(chat),
        },
        ...addressed(chat, pushEndpointOf(endpoint)),
      })),
    );
  }

  async function handOver(tables: CaseTables, { chat, widget }: Situation, to: ListedWidget): Promise<void> {
    const at = clock.now();
    const text = formatSystemEntry({ token: 'info', text: caseTexts.transferred(widget.name, to.name) });
    await tables.entries.append({ caseId: chat.id, kind: 'note', author: '', text, at });
    const handed = await tables.cases.handOver(chat.id, { widgetId: to.id }, at);
    if (handed) await announceHandOver(tables, handed, at, events);
  }

  /** Makes a call, unless another instance was quicker or somebody has just taken the chat. */
  async function call(caseId: string): Promise<void> {
    const made = await store.transaction(async (tables) => {
      const chat = await tables.cases.lock(caseId);
      if (!chat || !isWaiting(chat) || (await isTaken(tables, chat))) return undefined;
      const calls = (await tables.agentCalls.ofCases([caseId])).get(caseId) ?? [];
      const situation = await situationOf(tables, chat, calls);
      const next = situation && decide(situation);
      if (!situation || !next) return undefined;
      const { step } = next;
      if (step === 'mail' || step === 'push')
        situation.people[step] = firstOf(situation.people[step], ({ email }) => limits.mayCall(step, email));
      await tables.agentCalls.add(asCall(situation, next, clock.now()));
      if (next.step === 'mail') await mail(tables, situation);
      if (next.step === 'push') await push(tables, situation);
      if (next.step === 'team' && situation.next) await handOver(tables, situation, situation.next);
      return { ...next, widgetId: chat.widgetId };
    });
    // Consoles ring by themselves when a chat comes in.
    if (made?.step === 'console' && made.round > 0)
      pubSub.publish({ kind: 'call', caseId, widgetId: made.widgetId });
  }

  async function callAgents(): Promise<void> {
    const { rows: chats } = await waitingChats();
    owners.noteRun();
    const calls = await store.agentCalls.ofCases(chats.map(({ id }) => id));
    const tables = readOnce(store, clock.now());
    await eachOf(chats, async (chat) => {
      if (await isTaken(tables, chat)) return;
      const situation = await situationOf(tables, chat, calls.get(chat.id) ?? []);
      if (situation && decide(situation)) await call(chat.id);
    });
  }

  return {
    callAgents,
    /** Whether a visitor has been waiting for a person since then, and still does. */
    async isWaiting(caseId: string, since: number): Promise<boolean> {
      const chat = await store.cases.get(caseId);
      if (!chat || !isWaiting(chat) || (chat.handedOverAt ?? chat.createdAt) !== since) return false;
      return !(await isTaken(store, chat));
    },
  };
}

function pathOf({ id }: ChatCase): string {
  return `/console/#/cases/${id}`;
}

function isWaiting({ state, botId, snoozedUntil }: ChatCase): boolean {
  return state === 'waiting' && botId === undefined && snoozedUntil === undefined;
}

/** As many of them as a call reaches; the others are not even counted. */
function firstOf(people: StaffMember[], mayBeCalled: (member: StaffMember) => boolean): StaffMember[] {
  const called: StaffMember[] = [];
  for (const member of people) {
    if (called.length === mostCalled) break;
    if (mayBeCalled(member)) called.push(member);
  }
  return called;
}

function asCall(
  { chat, calls, waitsSince, people, next }: Situation,
  { round, step }: Pick<MadeCall, 'round' | 'step'>,
  at: number,
): AgentCall {
  const { id: caseId, widgetId } = chat;
  const call = { caseId, widgetId, number: calls.length, waitsSince, round, at, step };
  if (step === 'team') return { ...call, names: next ? [next.name] : [] };
  const called = step === 'nobody' ? [] : people[step].slice(0, mostCalled).map(({ alias }) => alias);
  return { ...call, names: called.length > 0 || step === 'nobody' ? called : ['–'] };
}
