import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request once they have the answer to the last. */
const mostWaiting = 4;

/**
 * Hangs up on a connection whose requests don't wait for their answers: behind one that is held, all of the others would lie
 * in memory. Returns whether a request may be answered.
 */
export function limitPipelines(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return function mayAnswer({ socket }, response) {
    // A response has no socket yet while another one is before it: https://nodejs.org/api/http.html#responsesocket
    if (response.socket !== null) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > mostWaiting) socket.destroy();
    return !socket.destroyed;
  };
}
