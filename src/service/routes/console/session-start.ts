import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownBrowsers } from '../../domain/access/known-browsers';
import type { OwnAccounts } from '../../domain/agents/account/own-account';
import type { Agent } from '../../domain/agents/agents';
import { acceptedLanguages } from '../../http/input/accept-language';
import type { ConsoleSessions } from '../../http/console-session';

export interface SessionStartPorts {
  sessions: ConsoleSessions;
  knownBrowsers: KnownBrowsers;
  ownAccounts: Pick<OwnAccounts, 'noteLanguage' | 'tellOfSignIn'>;
}

export type SessionStart = ReturnType<typeof createSessionStart>;

/** Starts a session after any kind of sign-in: the browser gets it and is remembered; one that the account does not know is reported by mail. */
export function createSessionStart({ sessions, knownBrowsers, ownAccounts }: SessionStartPorts) {
  return async function startSession(
    request: Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
    { token, agent, isKnown }: { token: string; agent: Agent; isKnown: boolean },
  ): Promise<void> {
    sessions.begin(reply, token);
    const [locale] = acceptedLanguages(request.headers['accept-language']);
    const speaking = await ownAccounts.noteLanguage(agent, locale);
    if (isKnown) return;
    sessions.rememberBrowser(reply, await knownBrowsers.remember(agent.email));
    await ownAccounts.tellOfSignIn(speaking, request.headers['user-agent'] ?? '');
  };
}
