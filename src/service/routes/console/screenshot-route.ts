import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { VisitorScreenshots } from '../../domain/cases/visitor/screenshots';
import type { ConsoleSessions } from '../../http/console-session';

export interface ScreenshotRouteOptions {
  screenshots: VisitorScreenshots;
  sessions: ConsoleSessions;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** Shows what a visitor sent as an image and nothing else: whatever is in it, nothing of it runs. */
export const screenshotRoute: FastifyPluginAsyncTypebox<ScreenshotRouteOptions> = async (app, options) => {
  const { screenshots, sessions } = options;
  app.addHook('onRequest', sessions.readAgent);
  app.get('/screenshots/:id', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    const { id, type, bytes } = await screenshots.read(agent, params.id);
    reply.header('content-disposition', `inline; filename="screenshot-${id}.${type.replace('image/', '')}"`);
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    reply.header('cross-origin-resource-policy', 'same-origin');
    return reply.type(type).send(Buffer.from(bytes));
  });
};
