import { Counter, Gauge, collectDefaultMetrics, type Registry } from 'prom-client';
import type { DeliveryChannel } from '../domain/outbox/outbox';
import type { DatabaseFigures } from '../storage/read-figures';
import type { StoreFigures } from '../storage/opened-store';

const deliveryChannels: DeliveryChannel[] = ['webhook', 'bot', 'mail', 'push'];

/** Milliseconds. Prometheus gives up after 10 seconds, and then has no metrics at all. */
export const longestRead = 3_000;

/** What is read whenever somebody asks for the metrics. */
export interface MetricSources {
  version: string;
  /** Throws while the database can't be asked. */
  readDatabase(): Promise<DatabaseFigures>;
  readStore(): StoreFigures;
  hearsOthers(): boolean;
  instances(): number;
  heldPolls(): number;
  consoleStreams(): number;
  /** Milliseconds. */
  clockSkew(): number;
  stalledWorkers(): number;
  /** Else mails wait, and none of them is late. */
  isMailConfigured: boolean;
  /** Epoch milliseconds. */
  now(): number;
}

/** Adds everything that is read to a registry; returns how to read it. */
export function addReadMetrics(registry: Registry, sources: MetricSources): () => Promise<void> {
  collectDefaultMetrics({ register: registry });
  function gauge<Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> {
    return new Gauge({ name: `chat_widget_${name}`, help, labelNames, registers: [registry] });
  }
  function total(name: string, help: string): (value: number) => void {
    const counter = new Counter({ name: `chat_widget_${name}_total`, help, registers: [registry] });
    return (value) => {
      counter.reset();
      counter.inc(value);
    };
  }
  gauge('build_info', 'The version that runs, as a label.', 'version').set({ version: sources.version }, 1);
  const heldPolls = gauge('held_polls', 'Polls of visitors that wait for news.');
  const streams = gauge('console_streams', 'Open consoles of agents.');
  const skew = gauge('clock_skew_seconds', 'How far this machine’s clock is ahead of the database’s.');
  const stalled = gauge('stalled_workers', 'Background jobs that are overdue by a minute or more.');
  const notified = gauge('notified', '1: changes by other instances arrive. 0: they are polled.');
  const instances = gauge('instances', 'Instances on this database, as this one hears them.');
  const batches = total('notify_batches', 'Notifications sent to other instances.');
  const lost = total('notify_lost', 'Notifications that could not be sent.');
  const connections = gauge('database_connections', 'Connections to PostgreSQL by pool.', 'pool', 'state');
  const waiting = gauge('database_waiting', 'Statements that wait for a connection, by pool.', 'pool');
  const setDatabase = addDatabaseMetrics(gauge, sources);

  return async () => {
    heldPolls.set(sources.heldPolls());
    streams.set(sources.consoleStreams());
    skew.set(sources.clockSkew() / 1_000);
    stalled.set(sources.stalledWorkers());
    notified.set(sources.hearsOthers() ? 1 : 0);
    instances.set(sources.instances());
    const { pools, notifications } = sources.readStore();
    batches(notifications.batches);
    lost(notifications.lost);
    for (const { name: pool, open, idle, waiting: queued } of pools) {
      connections.set({ pool, state: 'used' }, open - idle);
      connections.set({ pool, state: 'idle' }, idle);
      waiting.set({ pool }, queued);
    }
    await setDatabase();
  };
}

type MakeGauge = <Label extends string>(name: string, help: string, ...labels: Label[]) => Gauge<Label>;

/** Where the database does not answer these are left out, rather than repeated. */
function addDatabaseMetrics(
  gauge: MakeGauge,
  { readDatabase, isMailConfigured, now }: Pick<MetricSources, 'readDatabase' | 'isMailConfigured' | 'now'>,
): () => Promise<void> {
  const up = gauge('database_up', 'Whether the database answers.');
  const chats = gauge('open_chats', 'Open chats of all instances, by state.', 'state');
  const pending = gauge(
    'outbox_pending',
    'Webhooks, bot events, mails and push notifications to be sent.',
    'channel',
  );
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest one.', 'channel');
  const overdue = gauge(
    'outbox_overdue_seconds',
    'For how long one that could go out has been due.',
    'channel',
  );

  return async () => {
    for (const one of [chats, pending, oldest, overdue]) one.reset();
    const found = await inTime(readDatabase());
    up.set(found ? 1 : 0);
    if (!found) return;
    for (const state of ['waiting', 'active'] as const) chats.set({ state }, found.openChats[state]);
    for (const channel of deliveryChannels) {
      const of = found.outbox.find((row) => row.channel === channel);
      pending.set({ channel }, of?.pending ?? 0);
      oldest.set({ channel }, of ? secondsSince(of.oldestAt) : 0);
      const goesOut = channel !== 'mail' || isMailConfigured;
      overdue.set({ channel }, goesOut && of?.dueAt ? secondsSince(of.dueAt) : 0);
    }
  };

  function secondsSince(at: number): number {
    return Math.max(0, (now() - at) / 1_000);
  }
}

async function inTime<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longestRead, undefined);
  });
  const found = await Promise.race([reading.catch(() => undefined), tooLate]);
  clearTimeout(timer);
  return found;
}
