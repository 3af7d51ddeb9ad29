import type { FastifyInstance } from 'fastify';

export interface RequestLog {
  isLevelEnabled(level: 'debug' | 'info'): boolean;
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
}

/**
 * One line for each answer, without what people said or who they are: case ids are secrets and queries hold e-mails,
 * so the route's pattern stands for the address. Polls that went well are the bulk, and only told at `debug`.
 */
export function logRequests(app: FastifyInstance, log: RequestLog): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const level = status === 200 && request.url.startsWith('/api/v1/chat/poll/') ? 'debug' : 'info';
    if (log.isLevelEnabled(level)) {
      const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
      const { id: reqId, method } = request;
      const route = request.routeOptions.url ?? '(none)';
      log[level]({ reqId, method, route, status, milliseconds }, 'answered');
    }
    done();
  });
}
