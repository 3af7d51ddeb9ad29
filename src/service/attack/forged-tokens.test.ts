import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenIdProvider } from '../adapters/open-id-provider';

type Claims = Record<string, unknown>;

const clientSecret = 'secret of the chat';
const [own, foreign] = [newKeys(), newKeys()];
let issuer = '';
let token = '';

/** A provider that returns the token of the test. */
const server = createServer((request, response) => {
  const path = request.url ?? '';
  const answer = path.startsWith('/.well-known')
    ? {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      }
    : path === '/keys'
      ? { keys: [own.publicJwk] }
      : { access_token: 'a', token_type: 'Bearer', id_token: token };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicJwk = { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() };
  return { privateKey, publicJwk, publicPem: publicKey.export({ format: 'pem', type: 'spki' }) };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signed(claims: Claims, { privateKey }: typeof own, more: object = {}): string {
  const text = `${encode({ alg: 'RS256', kid: own.publicJwk.kid, ...more })}.${encode(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

function signedBySecret(claims: Claims, secret: string | Buffer): string {
  const text = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const now = Math.floor(Date.now() / 1_000);
const forgeries: [string, (claims: Claims) => string][] = [
  ['without a signature', (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['signed with the secret of the client', (claims) => signedBySecret(claims, clientSecret)],
  ['signed with the public key', (claims) => signedBySecret(claims, own.publicPem)],
  ['signed by another', (claims) => signed(claims, foreign)],
  ['that brings its own key', (claims) => signed(claims, foreign, { jwk: foreign.publicJwk })],
  ['of another provider', (claims) => signed({ ...claims, iss: 'https://id.example' }, own)],
  ['for another service', (claims) => signed({ ...claims, aud: 'shop' }, own)],
  ['for several services', (claims) => signed({ ...claims, aud: ['chat', 'shop'], azp: 'shop' }, own)],
  ['of another sign-in', (claims) => signed({ ...claims, nonce: 'another' }, own)],
  ['of nobody', (claims) => signed({ ...claims, sub: '' }, own)],
  ['of somebody with a name without end', (claims) => signed({ ...claims, sub: 'm'.repeat(256) }, own)],
  ['of somebody with a line in their name', (claims) => signed({ ...claims, sub: 'm-1\n' }, own)],
  ['of yesterday', (claims) => signed({ ...claims, iat: now - 86_400, exp: now - 86_000 }, own)],
];

async function signInWith(forge: (claims: Claims) => string) {
  const redirectUri = 'http://chat.example/back';
  const provider = createOpenIdProvider({ issuer, clientId: 'chat', clientSecret, name: 'Id', redirectUri });
  const { attempt } = await provider.begin();
  const person = { sub: 'm-1', email: 'maya@shop.example', email_verified: true };
  token = forge({ ...person, iss: issuer, aud: 'chat', nonce: attempt.nonce, iat: now, exp: now + 600 });
  return provider.finish(`code=c&state=${attempt.state}`, attempt);
}

test('a token of the provider, for this service and this sign-in, says who it is', async () => {
  expect(await signInWith((claims) => signed(claims, own))).toMatchObject({
    subject: 'm-1',
    verifiedEmail: 'maya@shop.example',
  });
});

test.each(forgeries)('a token %s signs nobody in', async (_what, forge) => {
  await expect(signInWith(forge)).rejects.toMatchObject({ reason: 'failed' });
});
