import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { siteOf } from '../../domain/access/address-block';

/** Bytes that any number of answers may have. */
const small = 64 * 1024;
/** Bytes of all that lie in memory because their clients are slow to read them, or never do. */
const mostUnread = 100_000_000;
/** Milliseconds: streams of events grow behind those who don't read them. */
const lookedAtEvery = 1_000;

interface Answer {
  network: string;
  unread(): number;
  hangUp(): void;
}

/**
 * Hangs up on clients that don't read their answers, where these take too much memory: on those of the network that has most
 * of it, the largest first. Of what is sent piece by piece, those pieces count that wait for their reader.
 */
export function limitUnreadAnswers(app: FastifyInstance, most = mostUnread): void {
  const answers = new Set<Answer>();
  /** One that goes to many lies in memory once. */
  const shared = new Set<unknown>();

  function watch(
    network: string,
    { raw }: { raw: IncomingMessage },
    response: ServerResponse,
    payload: unknown,
  ) {
    const size = sizeOf(payload);
    const perUnit = typeof payload === 'string' ? size / payload.length : 1;
    const { socket } = raw;
    const answer: Answer = {
      network,
      unread: () => (response.headersSent ? response.writableLength * perUnit + readAhead(payload) : size),
      hangUp: () => socket.destroy(),
    };
    function leave() {
      answers.delete(answer);
      shared.delete(payload);
      response.off('close', leave);
      // One that waits behind another of its connection is not closed with it.
      socket.off('close', leave);
    }
    answers.add(answer);
    if (Buffer.isBuffer(payload)) shared.add(payload);
    response.once('close', leave);
    socket.once('close', leave);
    if (response.destroyed || socket.destroyed) leave();
  }

  function makeRoom() {
    for (;;) {
      const byNetwork = new Map<string, { sum: number; largest: Answer; size: number }>();
      let total = 0;
      for (const answer of answers) {
        const unread = answer.unread();
        total += unread;
        const { sum, largest, size } = byNetwork.get(answer.network) ?? { sum: 0, largest: answer, size: 0 };
        const isLarger = unread >= size;
        byNetwork.set(answer.network, {
          sum: sum + unread,
          largest: isLarger ? answer : largest,
          size: isLarger ? unread : size,
        });
      }
      if (total <= most) return;
      const { largest } = [...byNetwork.values()].reduce((a, b) => (b.sum > a.sum ? b : a));
      answers.delete(largest);
      largest.hangUp();
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    if (operation?.answer === 'text/event-stream') watch(siteOf(request.ip), request, reply.raw, undefined);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // The framework would read to its end what a HEAD doesn't send, long after the answer and beyond every limit of those at once.
    if (request.method === 'HEAD' && payload instanceof Readable) payload.destroy();
    const isLong = sizeOf(payload) > small && !shared.has(payload);
    if (isLong || payload instanceof Readable) watch(siteOf(request.ip), request, reply.raw, payload);
    if (isLong) makeRoom();
    done();
  });
  const timer = setInterval(makeRoom, lookedAtEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Bytes that a stream has ready. */
function readAhead(payload: unknown): number {
  return payload instanceof Readable ? payload.readableLength : 0;
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return Buffer.isBuffer(payload) ? payload.byteLength : 0;
}
