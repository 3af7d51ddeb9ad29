import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownBrowsers } from '../../domain/access/known-browsers';
import { Failure } from '../../domain/failure';
import { addressOf } from '../../http/address-of';
import type { ConsoleSessions } from '../../http/console-session';
import { takeSignIn } from '../../http/limits/sign-in-limits';

export interface SignInGuardPorts {
  sessions: Pick<ConsoleSessions, 'browserOf'>;
  knownBrowsers: Pick<KnownBrowsers, 'recognise'>;
  limits: Parameters<typeof takeSignIn>[0];
}

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** A person who gives a password: what is wrong counts, and `isKnown` tells whether the account knows the browser. */
export function createSignInGuard({ sessions, knownBrowsers, limits }: SignInGuardPorts) {
  return async function guarded<Answer>(
    request: Pick<FastifyRequest<{ Body: { email: string } }>, 'body' | 'cookies' | 'ip' | 'protocol'>,
    reply: FastifyReply,
    work: (isKnown: boolean) => Promise<Answer>,
  ): Promise<Answer> {
    const account = request.body.email.trim().toLowerCase();
    const browser = await knownBrowsers.recognise(sessions.browserOf(request), account);
    const giveBack = takeSignIn(limits, { address: addressOf(request), account, browser }, reply);
    try {
      const answer = await work(browser !== undefined);
      giveBack();
      return answer;
    } catch (error) {
      const isWrong = error instanceof Failure && ['wrongCredentials', 'wrongCode'].includes(error.reason);
      if (!isWrong) giveBack();
      throw error;
    }
  };
}
