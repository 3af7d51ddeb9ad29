import type { FastifyReply } from 'fastify';
import { Failure } from '../domain/failure';
import { whenClosed } from './when-closed';

/** Returns the answer to `work`, or throws `tookTooLong` when that takes longer than so many milliseconds. The signal ends with it, and with the connection. */
export async function withinTime<T>(
  milliseconds: number,
  { raw }: Pick<FastifyReply, 'raw'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  function end() {
    controller.abort(new Failure('tookTooLong'));
  }
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Failure));
  });
  const timer = setTimeout(end, milliseconds);
  whenClosed(raw, end);
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}
