import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createOpenIdProvider } from './open-id-provider';

const mostSent = 60_000_000;

/** A provider that answers each question with a name that goes on for 60 MB. */
async function startEndlessProvider() {
  let sent = 0;
  const piece = 'a'.repeat(64 * 1024);
  function goOn(response: ServerResponse): void {
    while (!response.destroyed && sent < mostSent) {
      sent += piece.length;
      if (!response.write(piece)) return void response.once('drain', () => goOn(response));
    }
    response.end('"}');
  }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"issuer":"');
    goOn(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    issuer: `http://127.0.0.1:${port}`,
    sent: () => sent,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('of a provider’s answer that goes on and on little is read, and nobody is signed in', async () => {
  const endless = await startEndlessProvider();
  const provider = createOpenIdProvider({
    issuer: endless.issuer,
    clientId: 'chat',
    name: 'Endless',
    redirectUri: 'http://chat.example/back',
  });
  await expect(provider.begin()).rejects.toMatchObject({ reason: 'unreachable' });
  await endless.stop();
  expect(endless.sent()).toBeLessThan(mostSent / 2);
});
