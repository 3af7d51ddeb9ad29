import type { FastifyInstance } from 'fastify';
import { Failure } from '../../domain/failure';
import type { Stopping } from '../../http/stopping';

/** `/health`: the process lives. `/ready`: it answers requests, the store takes writes, and it is not stopping. */
export async function healthRoutes(
  app: FastifyInstance,
  { store, stopping }: { store: { checkWrites(): Promise<void> }; stopping: Stopping },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', async () => {
    if (stopping.isStopping) throw new Failure('unavailable');
    try {
      await store.checkWrites();
    } catch (error) {
      throw error instanceof Failure ? error : new Failure('outage');
    }
    return { status: 'ready' };
  });
}
