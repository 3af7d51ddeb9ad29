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

/** A provider of which each sign-in fails; counts how often it is asked about itself. */
async function startBrokenProvider(authorizationPath: string) {
  let asked = 0;
  const server = createServer(({ url = '' }, response) => {
    if (!url.startsWith('/.well-known')) return void response.writeHead(404).end();
    asked += 1;
    const [authorization_endpoint, token_endpoint] = [
      URL.canParse(authorizationPath) ? authorizationPath : issuer + authorizationPath,
      `${issuer}/token`,
    ];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ issuer, authorization_endpoint, token_endpoint }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectUri = 'http://chat.example/back';
  return {
    provider: createOpenIdProvider({ issuer, clientId: 'chat', name: 'Broken', redirectUri }),
    asked: () => asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('a provider that sends people to a script is asked again the next time, and nobody is sent there', async () => {
  const { provider, asked, stop } = await startBrokenProvider('javascript:alert(1)');
  for (let times = 0; times < 2; times += 1)
    await expect(provider.begin()).rejects.toMatchObject({ reason: 'unreachable' });
  expect(asked()).toBe(2);
  await stop();
});

test('a provider that has moved is found at its new place with the next sign-in', async () => {
  const { provider, asked, stop } = await startBrokenProvider('/authorize');
  const { attempt } = await provider.begin();
  const back = provider.finish(`code=c&state=${attempt.state}`, attempt);
  await expect(back).rejects.toMatchObject({ reason: 'failed' });
  await provider.begin();
  expect(asked()).toBe(2);
  await stop();
});
