import type { OpenIdRefusal } from '../../../../contract/organisation/open-id';

/** Who signs in at the provider. */
export interface OpenIdPerson {
  issuer: string;
  /** What the provider knows them by, for good. */
  subject: string;
  /** Which the provider vouches for, in lower case; absent: it vouches for none. */
  verifiedEmail?: string;
}

/** What must be known when the browser comes back from the provider. */
export interface OpenIdAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** An OpenID provider, asked by authorization code with PKCE. Both throw {@link OpenIdFault}. */
export interface OpenIdProvider {
  /** As people call it. */
  name: string;
  /** Whether its accounts come from there, rather than from a provider that was set before. */
  isIssuer(issuer: string): boolean;
  /** Answers where to send the browser. */
  begin(): Promise<{ address: string; attempt: OpenIdAttempt }>;
  /** `query`: with which the browser came back. */
  finish(query: string, attempt: OpenIdAttempt): Promise<OpenIdPerson>;
}

/** Why nobody was signed in, with what the provider said as its cause. */
export class OpenIdFault extends Error {
  override name = 'OpenIdFault';

  constructor(
    readonly reason: OpenIdRefusal,
    cause?: unknown,
    /** What the operator can act on; nothing of who signs in. */
    readonly hint?: string,
  ) {
    super(reason, { cause });
  }
}
