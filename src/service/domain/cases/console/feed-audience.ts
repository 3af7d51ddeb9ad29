import type { ConsoleEvent } from '../../../../operations/console/events';
import type { Widgets } from '../../widgets/widgets';

export interface Subscriber {
  email: string;
  orgId: number;
  isAdministrator: boolean;
  widgetIds: Set<string>;
  send(event: ConsoleEvent): void;
  /** Closes the console’s stream: it opens another one, and loads again. */
  end(): void;
}

type OnAffected = (subscriber: Subscriber) => Promise<void>;

export type FeedAudience = ReturnType<typeof createFeedAudience>;

/** Keeps which consoles are subscribed, and for which widgets each of them gets events. */
export function createFeedAudience(widgets: Pick<Widgets, 'idsOfAgent'>) {
  const subscribers = new Set<Subscriber>();
  const changedWidgets = new Set<string>();
  let isAnythingMissed = false;
  let isRefreshing = false;
  let widgetChanges = 0;

  let reads = 0;
  const latestReads = new WeakMap<Subscriber, number>();

  /** Reads which widgets they answer. Of two reads at once, the one that began later counts. */
  async function readWidgetsOf(subscriber: Subscriber): Promise<void> {
    const number = ++reads;
    const widgetIds = new Set(await widgets.idsOfAgent(subscriber.email));
    if (number < (latestReads.get(subscriber) ?? 0)) return;
    latestReads.set(subscriber, number);
    subscriber.widgetIds = widgetIds;
  }

  function takeChanged() {
    const taken = { changed: [...changedWidgets], isAll: isAnythingMissed };
    changedWidgets.clear();
    isAnythingMissed = false;
    return taken;
  }

  async function readWidgets(
    { changed, isAll }: ReturnType<typeof takeChanged>,
    onAffected: OnAffected,
  ): Promise<unknown[]> {
    const faults: unknown[] = [];
    for (const subscriber of subscribers) {
      try {
        const before = subscriber.widgetIds;
        await readWidgetsOf(subscriber);
        const { widgetIds } = subscriber;
        if (isAll || changed.some((id) => before.has(id) || widgetIds.has(id))) await onAffected(subscriber);
      } catch (error) {
        // Of a widget that it has lost it must hear no more.
        subscribers.delete(subscriber);
        subscriber.end();
        faults.push(error);
      }
    }
    return faults;
  }

  return {
    isEmpty: () => subscribers.size === 0,

    all: (): Iterable<Subscriber> => subscribers,

    of: (email: string) => [...subscribers].filter((subscriber) => subscriber.email === email),

    isWatched: (widgetId: string) =>
      [...subscribers].some((subscriber) => subscriber.widgetIds.has(widgetId)),

    /** To the agents of the widget; `unlessOn`: but those of this other one. */
    send(widgetId: string, event: ConsoleEvent, unlessOn = ''): void {
      for (const subscriber of subscribers) {
        const { widgetIds } = subscriber;
        if (widgetIds.has(widgetId) && !widgetIds.has(unlessOn)) subscriber.send(event);
      }
    },

    /** Greets a console, and sends it events from now on, however often widgets change meanwhile; returns the undo. */
    async add(
      { email, orgId, isAdministrator }: Pick<Subscriber, 'email' | 'orgId' | 'isAdministrator'>,
      { send, end }: Pick<Subscriber, 'send' | 'end'>,
    ): Promise<() => void> {
      const subscriber: Subscriber = { email, orgId, isAdministrator, widgetIds: new Set(), send, end };
      const readAt = widgetChanges;
      await readWidgetsOf(subscriber);
      const hasChanged = readAt !== widgetChanges;
      // Of a widget that it has just lost it must hear nothing.
      if (hasChanged) subscriber.widgetIds = new Set();
      // Each change from now on is read for it too.
      subscribers.add(subscriber);
      try {
        if (hasChanged) await readWidgetsOf(subscriber);
      } catch (error) {
        subscribers.delete(subscriber);
        throw error;
      }
      send({ type: 'hello' });
      return () => void subscribers.delete(subscriber);
    },

    /**
     * Reads who answers the widget now, and who did; without one, all of them, since changes were missed. One read at a time, so
     * that the latest one counts. A console whose widgets can't be read is ended; throws then, at the end.
     */
    async refresh(widgetId: string | undefined, onAffected: OnAffected): Promise<void> {
      widgetChanges++;
      if (widgetId === undefined) isAnythingMissed = true;
      else changedWidgets.add(widgetId);
      if (isRefreshing) return;
      isRefreshing = true;
      const faults: unknown[] = [];
      while (isAnythingMissed || changedWidgets.size > 0)
        faults.push(...(await readWidgets(takeChanged(), onAffected)));
      isRefreshing = false;
      if (faults.length > 0) throw faults[0];
    },
  };
}
