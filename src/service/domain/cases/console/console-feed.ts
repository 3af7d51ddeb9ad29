import type { ConsoleEvent } from '../../../../contract/console';
import type { AgentAccount } from '../../agents/agent-account';
import { asConsoleEntry, type Summarise } from './case-summaries';
import type { Directory } from '../../widgets/directory';
import type { News, NewsBus, Store } from '../../ports';
import type { Agent } from '../../records';

export interface ConsoleFeedPorts {
  store: Pick<Store, 'agents' | 'cases' | 'entries' | 'widgets'>;
  news: Pick<NewsBus, 'onNews'>;
  directory: Pick<Directory, 'widget'>;
  account: Pick<AgentAccount, 'describe'>;
  summarise: Summarise;
  /** Told of what went wrong while an event was made; the console sees the next `hello`. */
  onFault(error: unknown): void;
}

export type ConsoleFeed = ReturnType<typeof createConsoleFeed>;

interface Subscriber {
  email: string;
  widgetIds: Set<string>;
  send(event: ConsoleEvent): void;
}

/** Entries told when it is not known which of them a console has; it merges them by `index`. */
const tailTold = 10;

/** Turns news into the events of consoles, each only for agents who answer the widget. */
export function createConsoleFeed(ports: ConsoleFeedPorts) {
  const { store, news, directory, account, summarise, onFault } = ports;
  const subscribers = new Set<Subscriber>();
  const toldUpTo = new Map<string, number>();
  const underWay = new Map<string, { isStale: boolean }>();

  news.onNews((told) => {
    if (subscribers.size > 0) void tell(told).catch(onFault);
  });

  async function tell(told: News): Promise<void> {
    switch (told.type) {
      case 'case':
        return tellCase(told.caseId, told.widgetId);
      case 'typing': {
        const { caseId, isTyping: visitorTyping } = told;
        if (told.who === 'visitor') send(told.widgetId, { type: 'typing', caseId, visitorTyping });
        return;
      }
      case 'visitor':
        return send(told.widgetId, { type: 'visitor', caseId: told.caseId, isHere: told.isHere });
      case 'agent':
        return tellAgent(told.email);
      case 'widget':
        return refreshWidgets();
    }
  }

  /** Agents of a widget may have come and gone: who answers others now loads its lists anew. */
  async function refreshWidgets(): Promise<void> {
    for (const subscriber of subscribers) {
      const widgetIds = await answeredBy(subscriber.email);
      const isSame =
        widgetIds.size === subscriber.widgetIds.size &&
        [...widgetIds].every((id) => subscriber.widgetIds.has(id));
      if (isSame) continue;
      subscriber.widgetIds = widgetIds;
      await tellAgent(subscriber.email);
      subscriber.send({ type: 'hello' });
    }
  }

  async function answeredBy(email: string): Promise<Set<string>> {
    return new Set((await store.widgets.ofAgent(email)).map(({ widget }) => widget.id));
  }

  /** One reading of a case at a time: news that come meanwhile lead to one more. */
  async function tellCase(caseId: string, widgetId: string): Promise<void> {
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
    const from = toldUpTo.get(caseId) ?? Math.max(0, chat.lastIndex - tailTold + 1);
    const widget = await directory.widget(chat.widgetId);
    const [entries, summaries] = await Promise.all([
      store.entries.list(caseId, from),
      summarise([chat], new Map(widget ? [[widget.id, widget]] : [])),
    ]);
    for (const summary of summaries) send(chat.widgetId, { type: 'case', summary });
    for (const entry of entries) {
      send(chat.widgetId, { type: 'entry', caseId, entry: asConsoleEntry(entry) });
    }
    if (chat.state === 'closed') toldUpTo.delete(caseId);
    else toldUpTo.set(caseId, (entries.at(-1)?.index ?? chat.lastIndex) + 1);
  }

  async function tellAgent(email: string): Promise<void> {
    const own = [...subscribers].filter((subscriber) => subscriber.email === email);
    if (own.length === 0) return;
    const agent = await store.agents.get(email);
    if (!agent) {
      // Removed: nothing more reaches a console that is still open.
      for (const subscriber of own) subscriber.widgetIds.clear();
      return;
    }
    const described = await account.describe(agent);
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
      const subscriber: Subscriber = { email, widgetIds: await answeredBy(email), send: sendEvent };
      subscribers.add(subscriber);
      sendEvent({ type: 'hello' });
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) toldUpTo.clear();
      };
    },
  };
}
