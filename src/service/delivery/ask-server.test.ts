import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPageFetch } from './fetch-page';
import { postJson } from './post-json';

const rules = { allowPrivate: true, lookup: () => expect.unreachable() };
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server that answers each request as `answer` does, byte by byte; and how many bytes it got rid of. */
async function serving(answer: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, sent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0) };
}

/** The same text again and again, for as long as somebody reads. */
function pour(socket: Socket, text: string, first = '') {
  socket.write(first);
  function go() {
    while (!socket.destroyed && socket.write(text));
  }
  socket.on('drain', go);
  go();
}

const chunked = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
/** What no server means well that sends it: each came within the time limit, and was read to its end. */
const endless: [string, (socket: Socket) => void][] = [
  [
    'beginnings without an answer',
    (socket) => pour(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000)),
  ],
  ['a body in single bytes', (socket) => pour(socket, '1\r\n \r\n'.repeat(1_000), chunked)],
  ['chunks with long remarks', (socket) => pour(socket, `1;${'a'.repeat(15_000)}\r\n \r\n`, chunked)],
];

function post(url: string, timeoutMs = 30_000) {
  return postJson({ url, body: '{}', headers: {}, timeoutMs, limit: 256 * 1024 }, rules);
}

test.each(endless)('of %s a webhook reads little', async (_name, answer) => {
  const { url, sent } = await serving(answer);
  const answered = await post(url).catch((error: unknown) => error);
  expect(answered).toSatisfy((one) => one instanceof Error || (one as { isCut: boolean }).isCut);
  // What the system's buffers hold has gone out besides.
  expect(sent()).toBeLessThan(16_000_000);
  if ('body' in (answered as object))
    expect((answered as { body: string }).body.length).toBeLessThan(100_000);
});

test.each(endless)('nor does the check of a page read more of %s', async (_name, answer) => {
  const { url, sent } = await serving(answer);
  const page = await createPageFetch(rules)(url);
  expect('text' in page ? page.text.length : 0).toBeLessThan(100_000);
  expect(sent()).toBeLessThan(32_000_000);
});

test('an answer that goes over to another protocol is a failure, and its connection ends', async () => {
  let isClosed: Promise<unknown> | undefined;
  const { url } = await serving((socket) => {
    isClosed ??= once(socket, 'close');
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  await expect(post(url)).rejects.toThrow('It asks for another protocol (101).');
  await isClosed;
  expect(await createPageFetch(rules)(url)).toEqual({ refusal: 'It asks for another protocol (101).' });
});

test('a few beginnings, and a body in a few pieces, are an answer like any other', async () => {
  const { url } = await serving((socket) => {
    socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(3));
    socket.end(`${chunked}${'1\r\n \r\n'.repeat(2_000)}2\r\n{}\r\n0\r\n\r\n`);
  });
  const { status, body, isCut } = await post(url);
  expect([status, body.trim(), isCut]).toEqual([200, '{}', false]);
});
