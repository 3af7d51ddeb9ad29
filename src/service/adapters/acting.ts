import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../domain/ports';

const service: Actor = { kind: 'service', name: '' };

/**
 * Who acts, known to everything that a request sets going without being handed through every call of the domain. Where nobody is
 * named, it is the service itself.
 */
export function createActing() {
  const actors = new AsyncLocalStorage<Actor>();
  return {
    actor: (): Actor => actors.getStore() ?? service,
    as: <Answer>(actor: Actor, work: () => Answer): Answer => actors.run(actor, work),
  };
}
