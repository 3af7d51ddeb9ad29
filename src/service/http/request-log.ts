import type { FastifyInstance } from 'fastify';

/**
 * One line for each answer, without what people said or who they are: case ids are secrets and queries hold e-mails,
 * so the route's pattern stands for the address. Polls that went well are the bulk, and only told at `debug`.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    const level = route.includes('/poll/') && reply.statusCode === 200 ? 'debug' : 'info';
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log[level]({ method: request.method, route, status: reply.statusCode, milliseconds }, 'answered');
  });
}
