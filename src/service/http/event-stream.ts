import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Stopping } from './stopping';

export interface EventStream {
  /** Sends one `data:` event. */
  send(event: object): void;
  end(): void;
  onClose(fn: () => void): void;
}

const heartbeatEvery = 15_000;
/** A reader this far behind is cut off; it comes back and loads anew. */
const mostUnread = 1_000_000;

/** Turns the answer into server-sent events, until the client goes away or the service stops. */
export function openEventStream(reply: FastifyReply, stopping: Stopping): EventStream {
  const response = reply.raw;
  reply.hijack();
  response.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  function write(text: string) {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > mostUnread) response.destroy();
    else response.write(text);
  }
  // Tells the browser to come back soon after a restart.
  write('retry: 1000\n\n');
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatEvery);
  const offStop = stopping.onStop(() => response.end());
  response.on('close', () => {
    clearInterval(heartbeat);
    offStop();
  });
  if (stopping.isStopping) response.end();
  return {
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    end: () => void response.end(),
    onClose: (fn) => {
      if (response.destroyed) fn();
      else response.on('close', fn);
    },
  };
}
