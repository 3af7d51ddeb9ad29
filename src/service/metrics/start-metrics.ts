import { readFigures } from '../storage/read-figures';
import type { OpenedStore } from '../storage/opened-store';
import type { Meters } from './meters';
import { startMetricsServer, type MetricsPlace, type MetricsServer } from './metrics-server';
import { addReadMetrics } from './read-metrics';

declare const __VERSION__: string;

/** What of the running service is measured. */
export interface Measured {
  config: { smtpUrl?: string };
  clock: { now(): number; skew(): number };
  watchdog: { overdue(): string[] };
  limits: Record<'heldPoll' | 'eventStream', { count(): number }>;
}

type MeasuredStore = Pick<OpenedStore, 'db' | 'figures' | 'hearsOthers'> & {
  pubSub: Pick<OpenedStore['pubSub'], 'instances'>;
};

export function startMetrics(
  place: MetricsPlace,
  meters: Meters,
  { db, pubSub, figures, hearsOthers }: MeasuredStore,
  { config, clock, watchdog, limits }: Measured,
): Promise<MetricsServer> {
  const read = addReadMetrics(meters.registry, {
    version: __VERSION__,
    readDatabase: () => readFigures(db, clock.now()),
    readStore: figures,
    hearsOthers,
    instances: pubSub.instances,
    heldPolls: limits.heldPoll.count,
    consoleStreams: limits.eventStream.count,
    clockSkew: clock.skew,
    stalledWorkers: () => watchdog.overdue().length,
    isMailConfigured: config.smtpUrl !== undefined,
    now: clock.now,
  });
  return startMetricsServer(place, meters.registry, read);
}
