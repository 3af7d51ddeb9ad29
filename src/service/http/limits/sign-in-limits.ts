import type { FastifyReply } from 'fastify';
import type { Limiter } from './limiter';
import type { Limits } from './limits';

export interface SignInTry {
  address: string;
  account: string;
  /** What a browser is known by in which the account was signed in to before. */
  browser: string | undefined;
}

/**
 * Counts a try before it costs anything, as a wrong one; answers what to call when it was right. A known browser has a
 * limit of its own, so that nobody who guesses elsewhere shuts it out.
 */
export function takeSignIn(
  limits: Pick<Limits, 'signInOfAddress' | 'signInOfPair' | 'signInOfAccount' | 'signInOfBrowser'>,
  { address, account, browser }: SignInTry,
  reply: FastifyReply,
): () => void {
  const counted: [Limiter, string][] = browser
    ? [[limits.signInOfBrowser, browser]]
    : [
        [limits.signInOfAddress, address],
        [limits.signInOfPair, `${address} ${account}`],
        [limits.signInOfAccount, account],
      ];
  for (const [limiter, key] of counted) limiter.take(key, reply);
  return () => {
    for (const [limiter, key] of counted) limiter.giveBack(key);
  };
}
