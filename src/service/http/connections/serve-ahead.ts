import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';

import { limitPipelines } from './pipelines';
import { isAmbiguous, refuseUnreadable } from './unreadable-requests';

/** Answers the whole request at once, or does nothing to it and tells `false`. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** For fastify's `serverFactory`: a server that hands on to fastify what `answer` leaves to it. */
export function serveAhead(answer: QuickAnswer) {
  const mayAnswer = limitPipelines();
  return (handOn: RequestListener, { keepAliveTimeout, requestTimeout }: ServerOptions): Server =>
    createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
      if (!mayAnswer(request, response)) return;
      if (isAmbiguous(request)) refuseUnreadable(new Error('The host is ambiguous.'), request.socket);
      else if (!answer(request, response)) handOn(request, response);
    });
}
