import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errorTable, type ErrorName } from '../../../contract/errors';

const reasons: Record<string, ErrorName> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/**
 * Whether two readers of a request could see different hosts in it, or it has no headers to tell one by: RFC 9112 asks for
 * a refusal of the first (https://www.rfc-editor.org/rfc/rfc9112#section-3.2), and Node takes both.
 */
export function isAmbiguous({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  if (httpVersionMajor < 1) return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** Answers what can't be read as HTTP in the form of every other refusal, and hangs up. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const { status, message } = errorTable[reasons[error.code ?? ''] ?? 'unreadableRequest'];
    const body = JSON.stringify({ code: status, message });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
