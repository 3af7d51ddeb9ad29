import { connect } from 'node:net';
import type { WireRequest } from './mutated-request';

export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Far longer than any answer takes that is not held. */
const patience = 15_000;

/**
 * Sends a request byte for byte, on a connection of its own, and reads the answer: `undefined` when the service hung up
 * without one. Of a stream, the head is enough. Throws when no answer comes.
 */
export function sendOverWire(
  port: number,
  { method, target, headers, body }: WireRequest,
  { isStream = false } = {},
): Promise<WireAnswer | undefined> {
  const isNamed = headers.some(([name]) => name === 'host');
  const lines = [
    ...(isNamed ? [] : [['host', `127.0.0.1:${port}`]]),
    ['connection', 'close'],
    ['content-length', String(body.length)],
    ...headers,
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer to ${method} ${target.slice(0, 200)}`));
    }, patience);
    function finish() {
      clearTimeout(timer);
      socket.destroy();
      resolve(parseAnswer(Buffer.concat(received)));
    }
    socket.on('data', (data) => {
      received.push(data);
      if (isStream && Buffer.concat(received).includes('\r\n\r\n')) finish();
    });
    // The service may cut a connection whose request it will not read to its end.
    socket.on('error', () => {});
    socket.on('close', finish);
    socket.write(Buffer.concat([head, body]));
  });
}

function parseAnswer(received: Buffer): WireAnswer | undefined {
  const headEnds = received.indexOf('\r\n\r\n');
  if (headEnds < 0) return undefined;
  const [first = '', ...lines] = received.subarray(0, headEnds).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  const rest = received.subarray(headEnds + 4);
  // The word to go on before the answer itself.
  if (status === 100) return parseAnswer(rest);
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  return { status, headers, body: (isChunked ? joinChunks(rest) : rest).toString() };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnds = bytes.indexOf('\r\n', at);
    const length = Number.parseInt(bytes.subarray(at, lineEnds).toString(), 16);
    if (!length) break;
    chunks.push(bytes.subarray(lineEnds + 2, lineEnds + 2 + length));
    at = lineEnds + 4 + length;
  }
  return Buffer.concat(chunks);
}
