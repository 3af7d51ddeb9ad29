import type { ServerResponse } from 'node:http';

/** Calls once when the answer has ended or its client went away, at once where that has happened already. */
export function whenClosed(response: ServerResponse, fn: () => void): void {
  if (response.destroyed) fn();
  else response.once('close', fn);
}
