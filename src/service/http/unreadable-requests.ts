import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorTable, type ErrorName } from '../../contract/errors';

const reasons: Record<string, ErrorName> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/** Answers what can't be read as HTTP in the form of every other refusal, and hangs up. */
export function refuseUnreadable(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const { status, message } = errorTable[reasons[error.code] ?? 'unreadableRequest'];
    const body = JSON.stringify({ code: status, message });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
