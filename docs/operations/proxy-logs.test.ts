import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { realProxies } from '../../e2e/durability/real-proxies';

const secrets = ['the-chat', 'the-file', 'person@shop.example', 'the-visitor-key', 'the-secret-key'];
const addresses = [
  '/api/v1/chat/poll/the-chat?index=0&apiKey=the-visitor-key',
  '/files/the-file',
  '/api/v1/user.json?email=person@shop.example&api_key=the-secret-key',
];

let instances: Server[] = [];
afterEach(end);

function end(): void {
  for (const instance of instances.splice(0)) {
    instance.close();
    instance.closeAllConnections();
  }
}

async function begin(): Promise<string> {
  const instance = createServer((_request, response) => void response.end('{}')).listen(0, '127.0.0.1');
  instances.push(instance);
  await once(instance, 'listening');
  return `127.0.0.1:${(instance.address() as AddressInfo).port}`;
}

/** Returns how each is answered; `undefined`: the connection is closed. */
function askForAll(url: string): Promise<(number | undefined)[]> {
  const headers = { 'x-api-key': 'the-secret-key' };
  return Promise.all(
    addresses.map((address) =>
      fetch(url + address, { headers }).then(
        ({ status }) => status,
        () => undefined,
      ),
    ),
  );
}

describe.each(
  realProxies.map((proxy) => ({
    ...proxy,
    skipped: proxy.isHere ? '' : ' (skipped: it is not installed here)',
  })),
)('$name as in our example$skipped', ({ isHere, start }) => {
  test.skipIf(!isHere)(
    'logs neither addresses of requests nor keys, whether or not an instance answers',
    async () => {
      const proxy = await start([await begin(), await begin()]);
      try {
        expect(await askForAll(proxy.url)).toEqual([200, 200, 200]);
        end();
        expect(await askForAll(proxy.url)).not.toContain(200);
        expect(secrets.filter((secret) => proxy.logs().includes(secret))).toEqual([]);
      } finally {
        await proxy.stop();
      }
    },
    30_000,
  );
});
