import type { FastifyInstance } from 'fastify';
import { Failure } from '../../domain/failure';
import { parseForm } from './forms';

/** Reads JSON and forms strictly: bytes that are not UTF-8, or an escape that is none, make the request malformed. */
export function readChatBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    const isPlain = encoding === undefined || encoding === 'identity';
    done(isPlain ? undefined : new Failure('malformedRequest'));
  });
  // Some programs name a type where all parameters are in the address, and nothing is in the body.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
    if (body.length > 0) throw new Failure('malformedRequest');
    return undefined;
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => (body.length === 0 ? undefined : readJson(decode(body))),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      const form = parseForm(decode(body));
      if (!form) throw new Failure('malformedRequest');
      return form;
    },
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Failure('malformedRequest');
  }
}

function readJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Answered below, with everything else that is not an object.
  }
  throw new Failure('malformedRequest');
}
