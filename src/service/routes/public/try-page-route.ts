import type { FastifyInstance } from 'fastify';
import { tryPageOperations } from '../../../operations/public/widget-files';
import { Failure } from '../../domain/failure';
import { isIdentifier } from '../../domain/widgets/directory';
import type { WidgetScript } from '../../domain/widgets/widget-script';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { servePublic } from '../../http/serve';

export interface TryPageOptions {
  widgetScript: WidgetScript;
  config: { publicUrl?: string };
  limits: Limits;
}

const policy =
  "default-src 'self'; img-src 'self' https: data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page of the service itself that has the widget, for owners who have not yet added it to theirs. */
export async function tryPageRoute(app: FastifyInstance, { widgetScript, config, limits }: TryPageOptions) {
  const refuseOtherMethods = collectMethods(app);
  servePublic(app, tryPageOperations, limits, {
    async openTryPage(request, reply) {
      const id = (request.params as { widgetId: string }).widgetId.toLowerCase();
      if (!isIdentifier(id) || (await widgetScript.embed(id, config.publicUrl)) === undefined)
        throw new Failure('notFound');
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
      return reply.type('text/html; charset=utf-8').send(page(id));
    },
  });
  refuseOtherMethods();
}

function page(widgetId: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>Try your widget</title>
    <style>
      body { max-width: 36rem; margin: 0 auto; padding: 15vh 1.5rem; font: 1rem / 1.5 system-ui, sans-serif; }
    </style>
    <script async src="/js/${widgetId}.js"></script>
  </head>
  <body>
    <main>
      <h1>Try your widget</h1>
      <p>You are a visitor here. Open the chat in the corner and write something, then answer in the console.</p>
      <p>If there is no chat in the corner, the widget is off or allows only other sites.</p>
      <p><a href="/console/">Open the console</a></p>
    </main>
  </body>
</html>
`;
}
