import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the provider says of an account. */
export interface TestAccount {
  email: string;
  email_verified?: boolean;
}

export interface TestOpenIdProvider {
  /** What the service learns of it. */
  env: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string; PUBLIC_URL: string };
  /** By login name, to be changed by tests. */
  accounts: Record<string, TestAccount>;
  /** What a person does in the browser that was sent there; answers the query with which it comes back. */
  signIn(address: string, login: string): Promise<string>;
  /** The same, for who turns back instead. */
  cancel(address: string): Promise<string>;
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  stop(): Promise<void>;
}

const client = { client_id: 'chat', client_secret: 'secret of the chat' };

/**
 * A real OpenID provider on a port of its own, for the service at that address; its pages are filled in by plain requests. What an account's
 * tokens say by themselves is `inTokens`; the userinfo endpoint has the rest.
 */
export async function startTestOpenIdProvider(
  publicUrl = 'https://chat.example',
  inTokens: string[] = [],
): Promise<TestOpenIdProvider> {
  const accounts: Record<string, TestAccount> = {};
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${publicUrl}/api/console/session/open-id/callback`] }],
    cookies: { keys: ['a key of the test'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    claims: { openid: ['sub', ...inTokens], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    async loadExistingGrant(context) {
      const { provider: own, session } = context.oidc;
      const grant = new own.Grant({ clientId: client.client_id, accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  server.on('request', provider.callback());

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Follows redirects with cookies until one leaves the provider, or a page is shown. */
  function browse() {
    const cookies = new Map<string, string>();
    return async function go(address: string, form?: Record<string, string>): Promise<URL> {
      const answer = await fetch(address, {
        method: form ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      });
      await answer.body?.cancel();
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      if (next === null) return new URL(address);
      const url = new URL(next, address);
      return url.origin === issuer ? go(url.href) : url;
    };
  }

  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      PUBLIC_URL: publicUrl,
    },
    accounts,
    async signIn(address, login) {
      const go = browse();
      const page = await go(address);
      return (await go(page.href, { prompt: 'login', login, password: 'any' })).search.slice(1);
    },
    async cancel(address) {
      const go = browse();
      const page = await go(address);
      return (await go(`${page.href}/abort`)).search.slice(1);
    },
    goDown: close,
    async comeUp() {
      server = await listen(port);
      server.on('request', provider.callback());
    },
    stop: close,
  };
}

function listen(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
