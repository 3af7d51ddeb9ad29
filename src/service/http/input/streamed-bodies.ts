import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { bytes } from '../../../operations/files';
import { Failure, invalidParameter } from '../../domain/failure';

/** Hands bodies of bytes to the handler as they arrive, and takes no others. */
export function streamBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...bytes], (_request, payload, done) => done(null, payload));
  // A body that was given up in the middle would keep the next request of its connection waiting.
  app.addHook('onError', async (_request, reply) => {
    reply.header('connection', 'close');
  });
}

/** Returns the body and its bytes. Throws unless the request says how many, and for more than its route takes. */
export function streamedBodyOf({ body, headers, routeOptions }: FastifyRequest): {
  stream: Readable;
  length: number;
} {
  const length = Number(headers['content-length'] ?? NaN);
  if (!body || !(length > 0)) throw invalidParameter('Content-Length', 'is required');
  if (length > (routeOptions.bodyLimit ?? 0)) throw new Failure('tooLarge');
  return { stream: body as Readable, length };
}
