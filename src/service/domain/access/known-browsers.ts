import type { Clock, Signing, Secrets } from '../ports';

export interface KnownBrowsersPorts {
  signing: Signing;
  secrets: Pick<Secrets, 'uuid' | 'digest'>;
  clock: Clock;
  /** Another text once the account has another password or second factor. */
  credentialsOf(email: string): Promise<string>;
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/** Milliseconds. */
const rememberedFor = 180 * 24 * 3_600_000;
const purpose = 'known browser';

/**
 * Browsers in which an account was signed in to with its present password and second factor. Guesses made elsewhere must
 * not shut them out, so their wrong tries count apart. A token says no more than that: it opens nothing.
 */
export function createKnownBrowsers({ signing, secrets, clock, credentialsOf }: KnownBrowsersPorts) {
  async function digestOf(email: string): Promise<string> {
    return secrets.digest(`${email} ${await credentialsOf(email)}`);
  }

  return {
    remember: async (email: string): Promise<string> =>
      signing.sign([purpose, await digestOf(email), secrets.uuid(), clock.now()].join(' ')),

    /** Answers what the browser is known by, if it is known by that account. */
    async recognise(token: string | undefined, email: string): Promise<string | undefined> {
      const text = token && (await signing.verify(token));
      if (!text?.startsWith(`${purpose} `)) return undefined;
      const [account, id, since] = text.slice(purpose.length + 1).split(' ');
      const isFresh = Number(since) > clock.now() - rememberedFor;
      return isFresh && account === (await digestOf(email)) ? id : undefined;
    },
  };
}
