import type { FastifyInstance } from 'fastify';
import type { Actor } from '../domain/ports';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the audit log names for what this request changes. */
    actor: Actor | null;
  }
}

export interface Acting {
  as<Answer>(actor: Actor, work: () => Answer): Answer;
}

/** Handlers run in the name of who was let in. Behind the reading of the body, which leaves the context of earlier hooks. */
export function nameActor(app: FastifyInstance, acting: Acting): void {
  app.decorateRequest('actor', null);
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.actor) acting.as(request.actor, done);
    else done();
  });
}
