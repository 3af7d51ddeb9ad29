import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Timer } from '../domain/ports';
import type { Stopping } from './stopping';
import { whenClosed } from './when-closed';

export interface EventStream {
  /** Sends one `data:` event. */
  send(event: object): void;
  end(): void;
  onClose(fn: () => void): void;
}

const heartbeatEvery = 15_000;
/** Milliseconds; one may be late. */
const heardWithin = 40_000;
/** A reader this far behind is cut off; it comes back and loads again. */
const mostUnread = 1_000_000;

/**
 * Turns the answer into server-sent events, until the client goes away or the service stops.
 * `beat`: the event that says within how many milliseconds the next one like it is heard.
 */
export function openEventStream(
  reply: FastifyReply,
  { stopping, timer }: { stopping: Stopping; timer: Timer },
  beat: (within: number) => object,
): EventStream {
  const response = reply.raw;
  reply.hijack();
  response.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  let unsent = '';
  /**
   * All events of a turn as one text: each write to thousands of consoles takes time that others wait for, and `cork()` saves
   * none of it.
   */
  function flush() {
    if (!response.writableEnded && !response.destroyed) response.write(unsent);
    unsent = '';
  }
  function write(text: string) {
    if (response.writableLength > mostUnread) response.destroy();
    if (unsent === '') setImmediate(flush);
    unsent += text;
  }
  // Tells the browser to come back soon after a restart.
  response.write('retry: 1000\n\n');
  function send(event: object) {
    write(textOf(event));
  }
  let cancelBeat: () => void = () => {};
  /** An event, because a page can't see comments, and nothing else shows it that a connection is dead but not closed. */
  function goOnBeating() {
    send(beat(heardWithin));
    cancelBeat = timer.after(heartbeatEvery, goOnBeating);
  }
  goOnBeating();
  const offStop = stopping.onStop(() => response.end());
  whenClosed(response, () => {
    cancelBeat();
    offStop();
  });
  if (stopping.isStopping) response.end();
  return {
    send,
    end: () => void response.end(),
    onClose: (fn) => whenClosed(response, fn),
  };
}

const texts = new WeakMap<object, string>();

/** Made once for all streams: thousands of consoles may get an event. */
function textOf(event: object): string {
  const known = texts.get(event);
  if (known !== undefined) return known;
  const text = `data: ${JSON.stringify(event)}\n\n`;
  texts.set(event, text);
  return text;
}
