import { createCaseFeed, type CaseFeedPorts } from './case-feed';
import type { ChatOwners } from './chat-owners';
import type { DescribeAgent } from './describe-agent';
import { createFeedAudience, type Subscriber } from './feed-audience';
import type { Agent } from '../../agents/agents';
import type { CasePlace } from '../cases';
import { casesAtOnce } from '../open-cases';
import type { CaseStore } from '../tables';
import type { Change, PubSub } from '../../ports';
import type { Looking } from '../looking';
import type { PresentVisitors } from '../present/present-visitors';
import type { Typing } from '../typing';

export interface ConsoleFeedPorts extends Pick<
  CaseFeedPorts,
  'directory' | 'summarise' | 'withFiles' | 'withMails'
> {
  store: Pick<CaseStore, 'agents' | 'cases' | 'entries' | 'notes' | 'widgets'>;
  owners: Pick<ChatOwners, 'changedSince'>;
  pubSub: Pick<PubSub, 'subscribe'>;
  typing: Pick<Typing, 'answering'>;
  looking: Pick<Looking, 'at' | 'onChange'>;
  present: Pick<PresentVisitors, 'onChange'>;
  describeAgent: DescribeAgent;
  /** Called with what went wrong while an event was made. */
  onFault(error: unknown): void;
}

export type ConsoleFeed = ReturnType<typeof createConsoleFeed>;

/** More than one agent has at once. */
const mostChats = 1_000;

/** Turns changes into the events of consoles, each only for agents who answer the widget. */
export function createConsoleFeed(ports: ConsoleFeedPorts) {
  const { store, owners, pubSub, typing, looking, describeAgent, onFault } = ports;
  const audience = createFeedAudience(store.widgets);
  const { send } = audience;
  const caseFeed = createCaseFeed({ ...ports, audience });
  const forwarding = new Set<Promise<void>>();
  let hasFailed = false;

  pubSub.subscribe((change) => {
    // A console that is just being added has to learn of a changed widget too.
    if (audience.isEmpty() && change.kind !== 'widget') return;
    const work = forward(change)
      .catch((error: unknown) => {
        hasFailed = true;
        onFault(error);
      })
      .finally(() => forwarding.delete(work));
    forwarding.add(work);
  });

  looking.onChange(({ caseId, widgetId }) =>
    send(widgetId, { type: 'looking', caseId, agents: looking.at(caseId) }),
  );

  ports.present.onChange((widgetIds) => {
    for (const subscriber of audience.all()) {
      const isTheirs = [...widgetIds].some((id) => subscriber.widgetIds.has(id));
      if (isTheirs) subscriber.send({ type: 'visitors' });
    }
  });

  async function forward(change: Change): Promise<void> {
    switch (change.kind) {
      case 'case':
        await tellSupervisors(() => ports.directory.widget(change.widgetId));
        return caseFeed.sendCase(change.caseId, change.widgetId);
      case 'note':
        return caseFeed.sendNote(change.caseId, change.number);
      case 'typing': {
        const { caseId, widgetId, writer, isTyping: visitorTyping, text } = change;
        if (writer.kind === 'visitor')
          send(widgetId, { type: 'typing', caseId, visitorTyping, ...(text && { visitorText: text }) });
        if (writer.kind === 'agent')
          send(widgetId, { type: 'answering', caseId, agents: typing.answering(caseId) });
        return;
      }
      case 'call':
        return send(change.widgetId, { type: 'call', caseId: change.caseId });
      case 'visitor':
        return send(change.widgetId, { type: 'visitor', caseId: change.caseId, isHere: change.isHere });
      case 'mentions':
        return audience.of(change.email).forEach(({ send: sendTo }) => sendTo({ type: 'mentions' }));
      case 'read': {
        const { caseId, lastIndex } = change;
        return audience
          .of(change.email)
          .forEach(({ send: sendTo }) => sendTo({ type: 'read', caseId, lastIndex }));
      }
      case 'agent':
        await tellSupervisors(() => store.agents.get(change.email));
        return sendAgent(change.email);
      case 'widget':
        return audience.refresh(change.widgetId, reload);
      case 'cannedReplies':
        return sendReplies(change);
      case 'missed':
        // Whose widgets changed meanwhile must get no more of them. What else was missed consoles load.
        return audience.refresh(undefined, reload);
    }
  }

  /** Nothing but that something has changed: what it is they read, where they may. */
  async function tellSupervisors(find: () => Promise<{ orgId: number } | undefined>): Promise<void> {
    const supervisors = [...audience.all()].filter(({ isAdministrator }) => isAdministrator);
    const orgId = supervisors.length > 0 ? (await find())?.orgId : undefined;
    for (const supervisor of supervisors)
      if (supervisor.orgId === orgId) supervisor.send({ type: 'workload' });
  }

  function sendReplies({ orgId, email }: Extract<Change, { kind: 'cannedReplies' }>): void {
    for (const subscriber of audience.all()) {
      const isTheirs = subscriber.orgId === orgId && (email === undefined || subscriber.email === email);
      if (isTheirs) subscriber.send({ type: 'cannedReplies' });
    }
  }

  /** On `hello` a console loads its lists again. */
  async function reload(subscriber: Subscriber): Promise<void> {
    await sendAgent(subscriber.email);
    subscriber.send({ type: 'hello' });
  }

  async function sendChatsOf({ orgId, email }: Agent): Promise<void> {
    const subscribers = [...audience.all()].filter((subscriber) => subscriber.orgId === orgId);
    const widgetIds = new Set(subscribers.flatMap((subscriber) => [...subscriber.widgetIds]));
    let after: CasePlace | undefined;
    for (let sent = 0; sent < mostChats; sent += casesAtOnce) {
      const some = await store.cases.list([...widgetIds], 'open', casesAtOnce, after, { agent: email });
      for (const { id, widgetId } of some) await caseFeed.sendCase(id, widgetId);
      const last = some.at(-1);
      if (!last || some.length < casesAtOnce) return;
      after = { at: last.createdAt, id: last.id };
    }
  }

  async function sendAgent(email: string): Promise<void> {
    const own = audience.of(email);
    if (own.length === 0) return;
    const agent = await store.agents.get(email);
    if (!agent) {
      // Removed: nothing more reaches a console that is still open.
      for (const subscriber of own) subscriber.widgetIds.clear();
      return;
    }
    const described = await describeAgent(agent);
    for (const subscriber of own) subscriber.send({ type: 'agent', agent: described });
  }

  return {
    /** Sends events to one console from now on, until it can’t be known which; returns the undo. */
    async subscribe(agent: Agent, console: Pick<Subscriber, 'send' | 'end'>): Promise<() => void> {
      const leave = await audience.add(agent, console);
      return () => {
        leave();
        if (audience.isEmpty()) caseFeed.forget();
      };
    },

    /** Sends consoles what no change leads to: that the owner of a chat is gone or back. Lets them load what failed. */
    async catchUp(): Promise<void> {
      const organisations = new Set([...audience.all()].map(({ orgId }) => orgId));
      const changed = await owners.changedSince(store, organisations);
      if (hasFailed) for (const subscriber of audience.all()) subscriber.send({ type: 'hello' });
      hasFailed = false;
      try {
        for (const owner of changed) await sendChatsOf(owner);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },

    /** Waits until consoles have been sent every change so far. */
    async settled(): Promise<void> {
      while (forwarding.size > 0) await Promise.all(forwarding);
    },
  };
}
