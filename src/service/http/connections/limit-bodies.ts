import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../domain/failure';
import { addressOf } from '../address-of';
import type { Slots } from '../limits/slots';
import { whenClosed } from '../when-closed';

/** Bytes that any number of requests may bring. */
const small = 4 * 1024;
/** Beyond these few requests may bring any. */
const large = 64 * 1024;

/** Lets an address send few bodies at once, and fewer large ones: each lies in memory while it arrives, which may be slow on purpose. */
export function limitBodies(
  app: FastifyInstance,
  { body, largeBody }: { body: Slots; largeBody: Slots },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const length = lengthOf(request);
    if (length <= small) return done();
    const leave = (length > large ? largeBody : body).enter(addressOf(request));
    if (!leave) return done(new Failure('tooManyRequests'));
    whenClosed(reply.raw, leave);
    done();
  });
}

/** A body in chunks doesn't say how long it is. */
function lengthOf({ headers }: FastifyRequest): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}
