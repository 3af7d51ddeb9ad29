import type { FastifyInstance } from 'fastify';
import { healthOperations } from '../../../operations/public/health';
import { Failure } from '../../domain/failure';
import type { Limits } from '../../http/limits/limits';
import { servePublic } from '../../http/serve';
import type { Stopping } from '../../http/stopping';

export interface HealthRoutesOptions {
  store: { checkWrites(): Promise<void> };
  stopping: Stopping;
  /** Names background workers that have stalled. */
  watchdog: { overdue(): string[] };
  /** How far the clock of this machine is ahead of the one in use, milliseconds. */
  clock: { skew(): number };
  /** Whether changes by other instances are heard. */
  hearsOthers(): boolean;
  limits: Limits;
}

export async function healthRoutes(
  app: FastifyInstance,
  { store, stopping, watchdog, clock, hearsOthers, limits }: HealthRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  servePublic(app, healthOperations, limits, {
    getHealth: () => ({ status: 'alive' }),
    async getReadiness() {
      if (stopping.isStopping) throw new Failure('unavailable');
      try {
        await store.checkWrites();
      } catch (error) {
        throw error instanceof Failure ? error : new Failure('outage');
      }
      const overdue = watchdog.overdue();
      if (overdue.length > 0)
        throw new Failure('unavailable', `Stalled background work: ${overdue.join(', ')}.`);
      return {
        status: 'ready',
        clockSkewSeconds: Math.round(clock.skew() / 1_000),
        changes: hearsOthers() ? ('notified' as const) : ('polled' as const),
      };
    },
  });
}
