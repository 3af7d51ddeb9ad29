import type { ConsoleEvent } from '../../../../operations/console/events';
import { asConsoleEntry, type Summarise } from './case-summaries';
import type { DescribeAgent } from './describe-agent';
import type { Directory } from '../../widgets/directory';
import type { Agent } from '../../agents/agents';
import type { CaseStore } from '../tables';
import type { Change, PubSub } from '../../ports';
import type { Typing } from '../typing';

export interface ConsoleFeedPorts {
  store: Pick<CaseStore, 'agents' | 'cases' | 'entries' | 'widgets'>;
  pubSub: Pick<PubSub, 'subscribe'>;
  directory: Pick<Directory, 'widget'>;
  typing: Pick<Typing, 'answering'>;
  describeAgent: DescribeAgent;
  summarise: Summarise;
  /** Called with what went wrong while an event was made; the console sees the next `hello`. */
  onFault(error: unknown): void;
}

export type ConsoleFeed = ReturnType<typeof createConsoleFeed>;

interface Subscriber {
  email: string;
  widgetIds: Set<string>;
  send(event: ConsoleEvent): void;
}

/** Entries sent when it is not known which of them a console has; it merges them by `index`. */
const tailSent = 10;

/** Turns changes into the events of consoles, each only for agents who answer the widget. */
export function createConsoleFeed(ports: ConsoleFeedPorts) {
  const { store, pubSub, directory, typing, describeAgent, summarise, onFault } = ports;
  const subscribers = new Set<Subscriber>();
  const sentUpTo = new Map<string, number>();
  const underWay = new Map<string, { isStale: boolean }>();
  const changedWidgets = new Set<string>();
  const forwarding = new Set<Promise<void>>();
  let isRefreshing = false;
  let widgetChanges = 0;

  pubSub.subscribe((change) => {
    if (change.kind === 'widget') widgetChanges++;
    if (subscribers.size === 0) return;
    const work = forward(change)
      .catch(onFault)
      .finally(() => forwarding.delete(work));
    forwarding.add(work);
  });

  async function forward(change: Change): Promise<void> {
    switch (change.kind) {
      case 'case':
        return sendCase(change.caseId, change.widgetId);
      case 'typing': {
        const { caseId, widgetId, writer, isTyping: visitorTyping, text } = change;
        if (writer.kind === 'visitor')
          send(widgetId, { type: 'typing', caseId, visitorTyping, ...(text && { visitorText: text }) });
        if (writer.kind === 'agent')
          send(widgetId, { type: 'answering', caseId, agents: typing.answering(caseId) });
        return;
      }
      case 'visitor':
        return send(change.widgetId, { type: 'visitor', caseId: change.caseId, isHere: change.isHere });
      case 'agent':
        return sendAgent(change.email);
      case 'widget':
        return refreshWidgets(change.widgetId);
      case 'missed':
        // At which consoles load anew.
        for (const subscriber of subscribers) subscriber.send({ type: 'hello' });
    }
  }

  /** Its agents, how it shows them or its name may have changed. One reading at a time, so that the latest one counts. */
  async function refreshWidgets(widgetId: string): Promise<void> {
    changedWidgets.add(widgetId);
    if (isRefreshing) return;
    isRefreshing = true;
    try {
      while (changedWidgets.size > 0) await readWidgets(takeChangedWidgets());
    } finally {
      isRefreshing = false;
    }
  }

  function takeChangedWidgets(): string[] {
    const changed = [...changedWidgets];
    changedWidgets.clear();
    return changed;
  }

  /** Who answers one of them, or did, loads its lists anew. */
  async function readWidgets(changed: string[]): Promise<void> {
    for (const subscriber of subscribers) {
      const before = subscriber.widgetIds;
      const widgetIds = await answeredBy(subscriber.email);
      subscriber.widgetIds = widgetIds;
      if (!changed.some((id) => before.has(id) || widgetIds.has(id))) continue;
      await sendAgent(subscriber.email);
      subscriber.send({ type: 'hello' });
    }
  }

  async function answeredBy(email: string): Promise<Set<string>> {
    return new Set((await store.widgets.ofAgent(email)).map(({ widget }) => widget.id));
  }

  /** One reading of a case at a time: changes that come meanwhile lead to one more. */
  async function sendCase(caseId: string, widgetId: string): Promise<void> {
    const running = underWay.get(caseId);
    if (running) {
      running.isStale = true;
      return;
    }
    if (!isWatched(widgetId)) return;
    const round = { isStale: true };
    underWay.set(caseId, round);
    try {
      while (round.isStale) {
        round.isStale = false;
        await readCase(caseId, widgetId);
      }
    } finally {
      underWay.delete(caseId);
    }
  }

  async function readCase(caseId: string, widgetId: string): Promise<void> {
    const chat = await store.cases.get(caseId);
    if (!chat) return;
    // A bot moved it to another widget.
    if (chat.widgetId !== widgetId) send(widgetId, { type: 'gone', caseId });
    const from = sentUpTo.get(caseId) ?? Math.max(0, chat.lastIndex - tailSent + 1);
    const widget = await directory.widget(chat.widgetId);
    const [entries, summaries] = await Promise.all([
      store.entries.list(caseId, from),
      summarise([chat], new Map(widget ? [[widget.id, widget]] : [])),
    ]);
    for (const summary of summaries) send(chat.widgetId, { type: 'case', summary });
    for (const entry of entries) {
      send(chat.widgetId, { type: 'entry', caseId, entry: asConsoleEntry(entry) });
    }
    if (chat.state === 'closed') sentUpTo.delete(caseId);
    else sentUpTo.set(caseId, (entries.at(-1)?.index ?? chat.lastIndex) + 1);
  }

  async function sendAgent(email: string): Promise<void> {
    const own = [...subscribers].filter((subscriber) => subscriber.email === email);
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

  function send(widgetId: string, event: ConsoleEvent): void {
    for (const subscriber of subscribers) if (subscriber.widgetIds.has(widgetId)) subscriber.send(event);
  }

  function isWatched(widgetId: string): boolean {
    return [...subscribers].some((subscriber) => subscriber.widgetIds.has(widgetId));
  }

  return {
    /** Sends events to one console from now on; answers the undo. */
    async subscribe(agent: Agent, sendEvent: (event: ConsoleEvent) => void): Promise<() => void> {
      const { email } = agent;
      const subscriber: Subscriber = { email, widgetIds: new Set(), send: sendEvent };
      let readAt: number;
      do {
        readAt = widgetChanges;
        subscriber.widgetIds = await answeredBy(email);
      } while (readAt !== widgetChanges);
      subscribers.add(subscriber);
      sendEvent({ type: 'hello' });
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) sentUpTo.clear();
      };
    },

    /** Waits until consoles have been sent every change so far. */
    async settled(): Promise<void> {
      while (forwarding.size > 0) await Promise.all(forwarding);
    },
  };
}
