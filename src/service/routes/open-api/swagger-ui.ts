import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { createCompressedText, type CompressedText } from '../../http/compressed-text';

const require = createRequire(import.meta.url);
const { version } = require('swagger-ui-dist/package.json') as { version: string };

/** Where its files lie: another version has another address, so that browsers may keep them for ever. */
export const swaggerUiFiles = `/openapi/swagger-ui-${version}`;

const types = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

/** The two files of the installed Swagger UI that the page needs. */
export async function swaggerUiRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, type] of Object.entries(types)) {
    let file: Promise<CompressedText> | undefined;
    app.get(`${swaggerUiFiles}/${name}`, async (request, reply) => {
      file ??= readFile(require.resolve(`swagger-ui-dist/${name}`), 'utf8').then((text) =>
        createCompressedText(text, ['gzip']),
      );
      const { encoding, body } = await (await file).encodedFor(request.headers['accept-encoding'] ?? '');
      if (encoding) reply.header('content-encoding', encoding);
      reply.type(type).header('vary', 'accept-encoding');
      return reply.header('cache-control', 'public, max-age=31536000, immutable').send(body);
    });
  }
}
