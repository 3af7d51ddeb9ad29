import type { FastifyInstance } from 'fastify';

/** An answered request. Its route's pattern stands for its address, which holds case ids and e-mails. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** Reports each answer; where no route was found, as `(none)`. */
export function observeRequests(app: FastifyInstance, answered: (request: AnsweredRequest) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = '(none)' } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    answered({ method: request.method, route, status, seconds: elapsedTime / 1_000 });
    done();
  });
}
