import type { FastifyInstance } from 'fastify';
import { Failure } from '../../domain/failure';
import type { Stopping } from '../../http/stopping';

/** `/health`: the process lives. `/ready`: it answers requests, the store does, and it is not stopping. */
export async function healthRoutes(
  app: FastifyInstance,
  { store, stopping }: { store: { isReady(): Promise<boolean> }; stopping: Stopping },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', async () => {
    if (stopping.isStopping || !(await isReady(store))) throw new Failure('unavailable');
    return { status: 'ready' };
  });
}

async function isReady(store: { isReady(): Promise<boolean> }): Promise<boolean> {
  try {
    return await store.isReady();
  } catch {
    return false;
  }
}
