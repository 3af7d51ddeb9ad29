import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fileOperations } from '../../../operations/public/files';
import { siteOf } from '../../domain/access/address-block';
import type { CaseFiles } from '../../domain/cases/files/create-files';
import { contentDisposition } from '../../domain/cases/files/file-name';
import { isShownInline } from '../../domain/cases/files/file-type';
import { Failure } from '../../domain/failure';
import { readRange } from '../../http/byte-range';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { servePublic } from '../../http/serve';

export interface FileRouteOptions {
  files: Pick<CaseFiles, 'open' | 'read'>;
  limits: Limits;
}

/** Bytes that are read ahead of a slow reader, beside the chunk that is sent. */
const readAhead = 64 * 1024;

/** The files of chats, each at an address that nobody guesses: pictures to look at, all else to save, and no script in either. */
export async function fileRoute(app: FastifyInstance, { files, limits }: FileRouteOptions) {
  const refuseOtherMethods = collectMethods(app);
  servePublic(app, fileOperations, limits, {
    async downloadFile(request, reply) {
      const { fileId } = request.params as { fileId: string };
      const file = await files.open(fileId);
      const tag = `"${fileId}"`;
      const { range: asked, 'if-range': ifRange = tag, 'if-none-match': known = '' } = request.headers;
      const kept = { etag: tag, 'cache-control': 'private, max-age=3600' };
      // It never changes: browsers ask after their hour whether it is still there.
      if (known.includes(tag)) return reply.headers(kept).code(304).send();
      const range = ifRange === tag ? readRange(asked, file.size) : undefined;
      reply.header('accept-ranges', 'bytes');
      if (range === 'unsatisfiable') {
        reply.header('content-range', `bytes */${file.size}`);
        throw new Failure('noSuchRange');
      }
      const { start, end } = range ?? { start: 0, end: file.size - 1 };
      const chunks = files.read(file, { start, end, share: siteOf(request.ip) });
      // What can't be read is refused as such, and not kept by caches.
      const first = await chunks.next();
      reply.headers({
        ...kept,
        'content-disposition': contentDisposition(
          isShownInline(file.type) ? 'inline' : 'attachment',
          file.name,
        ),
        'content-security-policy': "default-src 'none'; sandbox",
        // Pages of customers show pictures.
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
      reply.header('content-length', end - start + 1).type(file.type);
      return reply.send(
        Readable.from(beginningWith(first, chunks), { objectMode: false, highWaterMark: readAhead }),
      );
    },
  });
  refuseOtherMethods();
}

async function* beginningWith(
  first: IteratorResult<Uint8Array, void>,
  others: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  if (!first.done) yield first.value;
  yield* others;
}
