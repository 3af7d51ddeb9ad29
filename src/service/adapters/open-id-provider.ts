import type { Configuration, CustomFetchOptions } from 'openid-client';
import { isEmailAddress } from '../../contract/email-address';
import {
  OpenIdFault,
  type OpenIdPerson,
  type OpenIdProvider,
} from '../domain/agents/open-id/open-id-provider';

export interface OpenIdOptions {
  issuer: string;
  clientId: string;
  /** Absent: a public client, which PKCE alone protects. */
  clientSecret?: string;
  name: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
}

type Library = typeof import('openid-client');

/** Seconds for each question. */
const timeout = 10;
/** Bytes of an answer. */
const longestAnswer = 1_000_000;

/** The provider through `openid-client`, which is loaded and set up at the first sign-in. */
export function createOpenIdProvider(options: OpenIdOptions): OpenIdProvider {
  const { issuer, name, redirectUri } = options;
  let known: Promise<Configuration> | undefined;

  /** What the provider says of itself is kept until a sign-in fails by it. */
  async function discover(library: Library): Promise<Configuration> {
    known ??= read(library, issuer).catch((error: unknown) => {
      // Both spellings are one document, which says which of them is the provider's.
      const own = ownNameOf(error);
      if (own === undefined || withoutSlash(own) !== withoutSlash(issuer)) throw error;
      return read(library, own);
    });
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw new OpenIdFault(ownNameOf(error) ? 'failed' : 'unreachable', error, hintOf(error));
    }
  }

  function read(library: Library, from: string): Promise<Configuration> {
    const authentication = authenticationOf(library, options.clientSecret);
    return library.discovery(new URL(from), options.clientId, undefined, authentication, {
      timeout,
      [library.customFetch]: fetchLittle,
      execute: [
        library.enableNonRepudiationChecks,
        ...(from.startsWith('http:') ? [library.allowInsecureRequests] : []),
      ],
    });
  }

  return {
    name,
    isIssuer: (other) => isSameProvider(other, issuer),

    async begin() {
      const library = await import('openid-client');
      const configuration = await discover(library);
      const attempt = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      };
      const asked = {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      };
      try {
        return { address: library.buildAuthorizationUrl(configuration, asked).href, attempt };
      } catch (error) {
        known = undefined;
        throw new OpenIdFault('unreachable', error);
      }
    },

    async finish(query, { state, nonce, verifier }) {
      const library = await import('openid-client');
      const configuration = await discover(library);
      try {
        const tokens = await library.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (!claims) throw new OpenIdFault('failed');
        // Some tokens have the address alone: the userinfo endpoint says whether it is verified.
        const isWhole = claims['email'] !== undefined && claims['email_verified'] !== undefined;
        const told =
          isWhole || !configuration.serverMetadata().userinfo_endpoint
            ? claims
            : await library.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return personOf(claims.iss, claims.sub, told);
      } catch (error) {
        // It may have moved, or have other keys by now.
        if (!(error instanceof library.AuthorizationResponseError)) known = undefined;
        throw new OpenIdFault(reasonOf(error, library), error, hintOf(error));
      }
    },
  };
}

/** Microsoft calls itself by the ID of each company, whichever of its names is set: `common`, a domain, an older version. */
const ofMicrosoft = /^https:\/\/(login\.microsoftonline\.com|sts\.windows\.net)\//;
const ofOneCompany = /^https:\/\/login\.microsoftonline\.com\/[\da-f-]{36}\/v2\.0\/?$/i;

/** Where the name of a provider may differ from what is set, an account that may be its own is. */
function isSameProvider(issuer: string, set: string): boolean {
  if (withoutSlash(issuer) === withoutSlash(set.replace(/\/\.well-known\/.*/, ''))) return true;
  if (ofMicrosoft.test(set)) return !ofOneCompany.test(set) && ofMicrosoft.test(issuer);
  const { host } = new URL(set);
  return host.endsWith('.b2clogin.com') && URL.canParse(issuer) && new URL(issuer).host === host;
}

function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '');
}

/** Throws for an answer that goes on and on. */
async function fetchLittle(url: string, options: CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, options as RequestInit);
  if (!response.body) return response;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length > longestAnswer)
      throw new TypeError(`The provider’s answer is longer than ${longestAnswer} bytes.`);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(pieces), { status, statusText, headers });
}

/** By what the provider says that it takes; `client_secret_basic` where it says nothing (OpenID Connect Discovery 1.0, section 3). */
function authenticationOf(library: Library, secret: string | undefined) {
  if (secret === undefined) return library.None();
  const [basic, post] = [library.ClientSecretBasic(secret), library.ClientSecretPost(secret)];
  return ((as, client, body, headers) => {
    const taken = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (taken.includes('client_secret_basic') ? basic : post)(as, client, body, headers);
  }) satisfies typeof basic;
}

/** Throws for a subject that names nobody: all who have it would be the one who came first. */
function personOf(issuer: string, subject: string, told: Record<string, unknown>): OpenIdPerson {
  if (!/^\P{Cc}{1,255}$/u.test(subject)) throw new OpenIdFault('failed');
  const { email, email_verified: isVerified } = told;
  const address = typeof email === 'string' ? email.trim() : '';
  // Some providers write the flag as text.
  const isVouchedFor = isEmailAddress(address) && (isVerified === true || isVerified === 'true');
  return { issuer, subject, ...(isVouchedFor ? { verifiedEmail: address.toLowerCase() } : {}) };
}

/** What the provider calls itself, where that is not what was set. */
function ownNameOf(error: unknown): string | undefined {
  const { attribute, body } = causeOf(error);
  return attribute === 'issuer' && typeof body?.issuer === 'string' ? body.issuer : undefined;
}

/** What an operator can act on: the provider’s own name, the code of its refusal, or its status. */
function hintOf(error: unknown): string | undefined {
  const own = ownNameOf(error);
  if (own) return `The provider calls itself ${own.slice(0, 300)}. Set OIDC_ISSUER to that.`;
  const { error: refusal, status = causeOf(error).status } = Object(error) as Record<string, unknown>;
  if (typeof refusal === 'string' && /^\w{1,60}$/.test(refusal)) return `The provider answered ${refusal}.`;
  return typeof status === 'number' ? `The provider answered with status ${status}.` : undefined;
}

function causeOf(error: unknown) {
  return Object((Object(error) as Error).cause) as {
    attribute?: unknown;
    body?: { issuer?: unknown };
    status?: unknown;
  };
}

function reasonOf(error: unknown, library: Library): OpenIdFault['reason'] {
  if (error instanceof OpenIdFault) return error.reason;
  if (error instanceof library.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'unreachable' : 'failed';
  }
  const cause = error instanceof library.ClientError ? error.cause : error;
  if (cause instanceof TypeError || (cause instanceof Error && cause.name === 'TimeoutError'))
    return 'unreachable';
  return cause instanceof Response && cause.status >= 500 ? 'unreachable' : 'failed';
}
