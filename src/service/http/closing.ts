import type { FastifyInstance } from 'fastify';

/** Longer than any answer should take that is not held, and less than fastify waits for a hook. */
const patience = 8_000;

/**
 * Lets answers under way finish before the connections are cut. Without cutting them, a connection that a browser
 * opened ahead of its next request would keep the process for a minute.
 */
export function finishAnswersFirst(app: FastifyInstance): void {
  let underWay = 0;
  let onIdle: (() => void) | undefined;
  function onClose() {
    underWay--;
    if (underWay === 0) onIdle?.();
  }
  app.addHook('onRequest', (_request, reply, done) => {
    underWay++;
    // Of the response itself: fastify's own hook does not come for a client that went away.
    reply.raw.once('close', onClose);
    done();
  });
  app.addHook('preClose', async () => {
    if (underWay === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  });
}
