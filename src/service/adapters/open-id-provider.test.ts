import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestOpenIdProvider } from '../testing/test-open-id-provider';
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

/** The service beside a real provider, with settings that may be wrong. */
async function startWithSettings(settings: { path?: string; clientSecret?: string; inTokens?: string[] }) {
  const real = await startTestOpenIdProvider(undefined, settings.inTokens);
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET, PUBLIC_URL } = real.env;
  return {
    real,
    provider: createOpenIdProvider({
      issuer: issuer + (settings.path ?? ''),
      clientId,
      clientSecret: settings.clientSecret ?? OIDC_CLIENT_SECRET,
      name: 'Real',
      redirectUri: `${PUBLIC_URL}/api/console/session/open-id/callback`,
    }),
  };
}

test('a wrong client secret is named for the log', async () => {
  const { real, provider } = await startWithSettings({ clientSecret: 'that of another client' });
  real.accounts['ann'] = { email: 'ann@shop.example', email_verified: true };
  const { address, attempt } = await provider.begin();
  const back = provider.finish(await real.signIn(address, 'ann'), attempt);
  await expect(back).rejects.toMatchObject({
    reason: 'failed',
    hint: expect.stringMatching(/^The provider answered (invalid_client|with status 401)\.$/),
  });
  await real.stop();
});

// Okta's tokens have the address alone.
test.each([
  ['nothing', []],
  ['the address alone', ['email']],
  ['all', ['email', 'email_verified']],
])(
  'a provider may vouch for an address where it is asked for the person: its tokens have %s',
  async (_what, inTokens) => {
    const { real, provider } = await startWithSettings({ inTokens });
    for (const isVerified of [true, false]) {
      real.accounts['ann'] = { email: 'ann@shop.example', email_verified: isVerified };
      const { address, attempt } = await provider.begin();
      const person = await provider.finish(await real.signIn(address, 'ann'), attempt);
      expect(person.verifiedEmail).toBe(isVerified ? 'ann@shop.example' : undefined);
    }
    await real.stop();
  },
);

test('an address at which no provider says anything of itself is named for the log', async () => {
  const { real, provider } = await startWithSettings({ path: '/realms/none' });
  const hint = 'The provider answered with status 404.';
  await expect(provider.begin()).rejects.toMatchObject({ reason: 'unreachable', hint });
  await real.stop();
});

/** A provider that calls itself by that path. */
async function startNamed(path: string, set: string) {
  const server = createServer((_request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ issuer: issuer + path, authorization_endpoint: `${issuer}/authorize` }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectUri = 'http://chat.example/back';
  return {
    issuer,
    provider: createOpenIdProvider({ issuer: issuer + set, clientId: 'chat', name: 'Named', redirectUri }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test.each([
  ['/o/chat/', '/o/chat'],
  ['/o/chat', '/o/chat/'],
])('a provider called %s is found by %s too', async (path, set) => {
  const { issuer, provider, stop } = await startNamed(path, set);
  expect((await provider.begin()).address).toContain(`${issuer}/authorize?`);
  await stop();
});

test('a provider with another name is not taken for the one that is set, and the log has its name', async () => {
  const { issuer, provider, stop } = await startNamed('/o/shop', '/o/chat');
  const hint = `The provider calls itself ${issuer}/o/shop. Set OIDC_ISSUER to that.`;
  await expect(provider.begin()).rejects.toMatchObject({ reason: 'failed', hint });
  await stop();
});

const microsoft = 'https://login.microsoftonline.com';
const one = '11111111-2222-4333-8444-555555555555';
test.each([
  ['https://id.shop.example', 'https://id.shop.example/', true],
  ['https://id.shop.example/realms/a', 'https://id.shop.example/realms/b', false],
  [
    'https://id.shop.example/realms/a/.well-known/openid-configuration',
    'https://id.shop.example/realms/a',
    true,
  ],
  ['https://id.shop.example', 'https://former.example', false],
  [`${microsoft}/common/v2.0`, `${microsoft}/${one}/v2.0`, true],
  [`${microsoft}/shop.example/v2.0`, `${microsoft}/${one}/v2.0`, true],
  [`${microsoft}/${one}`, `https://sts.windows.net/${one}/`, true],
  [`${microsoft}/${one}/v2.0`, `${microsoft}/${one.replace('1', '2')}/v2.0`, false],
  [`${microsoft}/common/v2.0`, 'https://former.example', false],
  ['https://shop.b2clogin.com/shop.example/B2C_1_in/v2.0', `https://shop.b2clogin.com/${one}/v2.0/`, true],
  ['https://shop.b2clogin.com/shop.example/B2C_1_in/v2.0', `https://other.b2clogin.com/${one}/v2.0/`, false],
])('where %s is set, an account of %s is one of that provider: %s', (issuer, other, isSame) => {
  const redirectUri = 'http://chat.example/back';
  const provider = createOpenIdProvider({ issuer, clientId: 'chat', name: 'Named', redirectUri });
  expect(provider.isIssuer(other)).toBe(isSame);
});
