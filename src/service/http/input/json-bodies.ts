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

/** What of JSON has, escaped, what {@link clean} takes out. */
const suspicious = /\\u(0000|d[89a-f])/i;

/** Reads JSON as the framework does, and its texts as they can be stored: what is answered is then what was stored. */
export function cleanJsonBodies(app: FastifyInstance): void {
  const parseAsUsual = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parseAsUsual(request, body as string, (error, value: unknown) => {
      if (error || !suspicious.test(body as string)) return done(error, value);
      try {
        done(null, parseClean(body as string));
      } catch {
        // Nested so deep that it can’t be walked.
        done(new Failure('unreadableBody'));
      }
    });
  });
}

function parseClean(text: string): unknown {
  return JSON.parse(text, (_name, member: unknown) => (typeof member === 'string' ? clean(member) : member));
}

function parse(body: Buffer): object {
  try {
    const value = parseClean(utf8.decode(body));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Answered below, with everything else that is not an object.
  }
  throw new Failure('unreadableBody');
}
