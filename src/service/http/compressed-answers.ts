import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedIn } from './compressed-text';

const compress = promisify(brotliCompress);

/** What is shorter stays within a packet either way; bytes. */
const leastSize = 150;
/** Within two hundredths of the best, in a fiftieth of its time. */
const quality = 5;

/**
 * Sends answers compressed to clients that accept brotli. Only for answers that no cache may store, which would have to tell them
 * apart, and whose secrets stand in their address: lengths then tell nobody what they can't read by themselves.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isLong = typeof payload === 'string' && payload.length >= leastSize;
    if (!isLong || !acceptedIn(request.headers['accept-encoding'] ?? '').includes('br')) return payload;
    reply.header('content-encoding', 'br');
    reply.removeHeader('content-length');
    return compress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  });
}
