import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bytes as streamed } from '../../../operations/files';
import { siteOf } from '../../domain/access/address-block';
import { chunkSize } from '../../domain/cases/files/files';
import { Failure } from '../../domain/failure';
import { addressOf } from '../address-of';
import type { Slots } from '../limits/slots';
import { whenClosed } from '../when-closed';
import { createBodyRoom, type BodyRoom } from './body-room';

/** Bytes that any number of requests may bring. */
const small = 4 * 1024;
/** Beyond these few requests may bring any. */
const large = 64 * 1024;

/** Of all together. */
const mostInMemory = 128 * 1024 * 1024;

/**
 * Lets an address send few bodies at once, and fewer large ones: each lies in memory while it arrives, which may be slow on purpose.
 * All together have so much room, since somebody may have thousands of addresses.
 */
export function limitBodies(
  app: FastifyInstance,
  { body, largeBody }: { body: Slots; largeBody: Slots },
  room: BodyRoom = createBodyRoom(mostInMemory),
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const length = lengthOf(request);
    if (length <= small) return done();
    const leave = (length > large ? largeBody : body).enter(addressOf(request));
    if (!leave) return done(new Failure('tooManyRequests'));
    whenClosed(reply.raw, leave);
    const leaveRoom = room.enter(siteOf(request.ip), inMemory(request, length), () => request.raw.destroy());
    if (!leaveRoom) return done(new Failure('tooManyRequests'));
    whenClosed(reply.raw, leaveRoom);
    done();
  });
}

/** Bytes. A longer body is refused before it is read, and of one that is handed on as it comes a piece is kept. */
function inMemory({ routeOptions: { bodyLimit = 0, config } }: FastifyRequest, length: number): number {
  return Math.min(length, config.operation?.upload === streamed ? chunkSize : bodyLimit);
}

/** A body in chunks doesn't say how long it is. */
function lengthOf({ headers }: FastifyRequest): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}
