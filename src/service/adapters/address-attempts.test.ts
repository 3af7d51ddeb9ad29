import { get } from 'node:http';
import {
  connect,
  getDefaultAutoSelectFamilyAttemptTimeout,
  setDefaultAutoSelectFamilyAttemptTimeout,
  type LookupFunction,
  type Socket,
} from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { giveAddressesTime } from './address-attempts';

const before = getDefaultAutoSelectFamilyAttemptTimeout();
afterEach(() => setDefaultAutoSelectFamilyAttemptTimeout(before));

/** A server on another thread, which takes no connection while it is busy: those that ask meanwhile ask again after a second. */
const program = `
const { parentPort } = require('node:worker_threads');
const server = require('node:http').createServer((_request, response) => response.end());
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => parentPort.postMessage(server.address().port));
parentPort.on('message', (ms) => {
  parentPort.postMessage('busy');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
});
`;

test('a host that is slow to connect is reached, also if it has an IPv6 address and this machine has none', async () => {
  const server = new Worker(program, { eval: true });
  function message(): Promise<unknown> {
    return new Promise((resolve) => server.once('message', resolve));
  }
  const port = Number(await message());
  const isBusy = message();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  server.postMessage(700);
  await isBusy;
  const waiting: Socket[] = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await pause(50);

  giveAddressesTime();
  const lookup: LookupFunction = (_name, _options, callback) => {
    // The second one leads nowhere: https://www.rfc-editor.org/rfc/rfc6666
    const found = [
      { address: '127.0.0.1', family: 4 },
      { address: '100::1', family: 6 },
    ];
    setImmediate(callback, null, found as never);
  };
  const status = await new Promise((resolve, reject) => {
    get({ host: 'far.example', port, lookup, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
  expect(status).toBe(200);
  for (const socket of waiting) socket.destroy();
  await server.terminate();
});
