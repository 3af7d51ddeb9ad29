import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../domain/failure';
import { addressOf } from '../address-of';
import type { Slots } from '../limits/slots';
import { whenClosed } from '../when-closed';

/** Bytes that any number of requests may bring. */
const small = 64 * 1024;

/** Lets an address send few large bodies at once: each lies in memory while it arrives, which may be slow on purpose. */
export function limitLargeBodies(app: FastifyInstance, { largeBody }: { largeBody: Slots }): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!mayBeLarge(request)) return done();
    const leave = largeBody.enter(addressOf(request));
    if (!leave) return done(new Failure('tooManyRequests'));
    whenClosed(reply.raw, leave);
    done();
  });
}

/** A body in chunks doesn't say how long it is. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > small || headers['transfer-encoding'] !== undefined;
}
