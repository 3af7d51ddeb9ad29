import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';

/** An answer that nobody goes on reading, in words for the one who entered the address. */
export class AnswerRefused extends Error {
  override name = 'AnswerRefused';
}

/** Before its answer, such as `103 Early Hints`. */
const mostInterim = 20;
/** Each costs as much as a long one. */
const mostPieces = 10_000;
/** Bytes beside the body: headers, and what chunks say of themselves. */
const mostOverhead = 64 * 1024;

/**
 * One request to a server of somebody else's; answers the head of its answer, whose body is for `readBody`. It always
 * settles: an answer that changes to another protocol, or never sends its head, is a failure. Throws the
 * reason of the signal where that came first.
 */
export function askServer(
  url: URL,
  options: RequestOptions & { signal: AbortSignal },
  body?: Buffer,
): Promise<IncomingMessage> {
  const { signal } = options;
  return new Promise((resolve, reject) => {
    let interim = 0;
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...options,
      agent: false,
    });
    request.on('response', resolve);
    request.on('information', () => {
      if (++interim > mostInterim)
        request.destroy(new AnswerRefused('Its answer has no end of beginnings (1xx).'));
    });
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new AnswerRefused('It asks for another protocol (101).'));
    });
    request.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error));
    request.on('close', () => reject(new AnswerRefused('The connection was closed before an answer came.')));
    request.end(body);
  });
}

/**
 * The beginning of a body, up to `limit` bytes. `isCut`: there is more, it broke off, or it comes in pieces so small that it
 * costs more than it says.
 */
export function readBody(
  response: IncomingMessage,
  limit: number,
): Promise<{ text: string; isCut: boolean }> {
  const { socket } = response;
  const before = socket.bytesRead;
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    function finish(isCut: boolean) {
      resolve({ text: Buffer.concat(pieces).subarray(0, limit).toString('utf8'), isCut });
      response.destroy();
    }
    // Piece by piece as they come: a reader that waits for each gets many as one, after all were kept apart.
    response.on('data', (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      const overhead = socket.bytesRead - before - length;
      if (length > limit || pieces.length > mostPieces || overhead > limit + mostOverhead) finish(true);
    });
    response.on('end', () => finish(false));
    response.on('error', () => finish(true));
    response.on('close', () => finish(true));
  });
}
