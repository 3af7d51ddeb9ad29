import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const { version } = require('swagger-ui-dist/package.json') as { version: string };
const compress = promisify(gzip);

/** Where its files lie: another version has another address, so that browsers may keep them for ever. */
export const swaggerUiFiles = `/openapi/swagger-ui-${version}`;

const types = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

/** The two files of the installed Swagger UI that the page needs, compressed once. */
export async function swaggerUiRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, type] of Object.entries(types)) {
    let compressed: Promise<Buffer> | undefined;
    app.get(`${swaggerUiFiles}/${name}`, async (request, reply) => {
      const plain = readFile(require.resolve(`swagger-ui-dist/${name}`));
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await plain);
      return reply.header('content-encoding', 'gzip').send(await (compressed ??= plain.then(compress)));
    });
  }
}
