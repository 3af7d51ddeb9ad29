import type { FastifyInstance } from 'fastify';
import { Failure } from '../../domain/failure';
import { clean } from './parameters';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Reads JSON and nothing else; an empty body is none, no matter what its content type says. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new Failure('unreadableBody');
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
    if (body.length > 0) throw new Failure('unreadableBody');
    return undefined;
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => (body.length === 0 ? undefined : parse(body)),
  );
}

function parse(body: Buffer): object {
  try {
    const value: unknown = JSON.parse(utf8.decode(body), (_name, member: unknown) =>
      typeof member === 'string' ? clean(member) : member,
    );
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Answered below, with everything else that is not an object.
  }
  throw new Failure('unreadableBody');
}
