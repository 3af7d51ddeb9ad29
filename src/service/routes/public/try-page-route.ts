import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tryPageOperations } from '../../../operations/public/widget-files';
import { Failure } from '../../domain/failure';
import { isIdentifier } from '../../domain/widgets/directory';
import type { WidgetScript } from '../../domain/widgets/widget-script';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { servePublic } from '../../http/serve';
import { tryPageTexts } from './try-page-texts';
import { sideBySide, visitorPage } from './try-pages';

export interface TryPageOptions {
  widgetScript: WidgetScript;
  config: { publicUrl?: string };
  limits: Limits;
}

const policy =
  "default-src 'self'; img-src 'self' https: data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Pages of the service itself that have the widget, for owners who have not yet added it to theirs. */
export async function tryPageRoute(app: FastifyInstance, { widgetScript, config, limits }: TryPageOptions) {
  const refuseOtherMethods = collectMethods(app);
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: typeof visitorPage,
    framedBy: string,
  ) {
    const id = (request.params as { widgetId: string }).widgetId.toLowerCase();
    if (!isIdentifier(id) || (await widgetScript.embed(id, config.publicUrl)) === undefined)
      throw new Failure('notFound');
    reply.headers({
      'content-security-policy': `${policy}; frame-ancestors ${framedBy}`,
      'cache-control': 'no-store',
      vary: 'accept-language',
    });
    return reply
      .type('text/html; charset=utf-8')
      .send(page(id, tryPageTexts(request.headers['accept-language'])));
  }
  servePublic(app, tryPageOperations, limits, {
    openTryPage: (request, reply) => send(request, reply, sideBySide, "'none'"),
    openVisitorPage: (request, reply) => send(request, reply, visitorPage, "'self'"),
  });
  refuseOtherMethods();
}
