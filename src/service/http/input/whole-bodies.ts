import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../../operations/operation';

/** Hands the handler the bytes of a body of the operation's types, and takes no others. */
export function readWholeBodies(app: FastifyInstance, { upload = [] }: Operation): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...upload],
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );
}
