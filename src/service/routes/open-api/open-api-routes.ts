import type { FastifyInstance, FastifyReply } from 'fastify';
import { collectMethods } from '../../http/other-methods';
import { protectApiPage } from '../../http/security-headers';
import { createDocument } from './create-document';
import page from './page.html?raw';
// oxlint-disable-next-line import/default -- the file's text, not what it exports.
import script from './page.script.js?raw';
import style from './page.css?raw';
import { swaggerUiFiles, swaggerUiRoutes } from './swagger-ui';

declare const __VERSION__: string;

/** `GET /openapi.json`, and Swagger UI at `/openapi/` to read it and to try the calls. */
export async function openApiRoutes(
  app: FastifyInstance,
  { config }: { config: { publicUrl?: string } },
): Promise<void> {
  const refuseOtherMethods = collectMethods(app);
  const html = page.replaceAll('%SWAGGER_UI%', swaggerUiFiles);
  let document: string | undefined;
  protectApiPage(app);

  app.get('/openapi.json', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return send(
      reply,
      'application/json',
      (document ??= JSON.stringify(createDocument(__VERSION__, config.publicUrl))),
    );
  });
  app.get('/openapi', async (_request, reply) => reply.redirect('/openapi/'));
  app.get('/openapi/', async (_request, reply) => send(reply, 'text/html', html));
  app.get('/openapi/page.js', async (_request, reply) => send(reply, 'text/javascript', script));
  app.get('/openapi/page.css', async (_request, reply) => send(reply, 'text/css', style));
  await swaggerUiRoutes(app);
  refuseOtherMethods();
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text);
}
