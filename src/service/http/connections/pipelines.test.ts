import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { serveAhead } from './serve-ahead';

let server: Server;
afterEach(() => void server.close());

/** A server that holds what is asked at `/held`, and a connection to it. */
async function arrange() {
  const held: ServerResponse[] = [];
  const answered: string[] = [];
  server = serveAhead(() => false)((request, response) => {
    const { url = '' } = request;
    answered.push(url);
    if (url === '/held') held.push(response);
    else response.end(`answer to ${url}.`);
  }, {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return {
    answered,
    held,
    closed,
    received: () => received,
    ask: (...paths: string[]) =>
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')),
    hangUp: () => socket.destroy(),
  };
}

test('a few requests may follow each other without waiting, time and again', async () => {
  const { ask, held, answered, received, hangUp } = await arrange();
  for (let round = 1; round <= 3; round++) {
    ask('/held', '/1', '/2', '/3');
    await expect.poll(() => held).toHaveLength(round);
    held.at(-1)?.end('answer to /held.');
    await expect.poll(() => received().match(/answer to/g)).toHaveLength(4 * round);
  }
  expect(answered).toHaveLength(12);
  hangUp();
});

test('a connection whose requests pile up behind a held one is closed, and few of them are answered', async () => {
  const { ask, answered, closed } = await arrange();
  ask('/held', ...Array.from({ length: 900 }, (_, at) => `/${at}`));
  await closed;
  expect(answered.length).toBeLessThan(10);
});
