import { finished } from 'node:stream';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consoleHeader } from '../../contract/console';
import type { AgentAccount } from '../domain/agents/agent-account';
import type { SessionWatch } from '../domain/agents/session-watch';
import { Failure } from '../domain/failure';
import type { Agent } from '../domain/agents/agents';

import { isByHttps } from './security-headers';

declare module 'fastify' {
  interface FastifyRequest {
    agent: Agent;
    /** Ends what is still being answered, since its session is over. */
    endWithSession: () => void;
  }
}

const cookieName = 'console-session';
const cookieLasts = 24 * 3600;
/** Goes out with attempts to sign in alone. */
const browserCookie = 'console-browser';
const browserCookieLasts = 180 * 24 * 3600;

/** Comes along when another site sends the browser back, and only there. */
const carriedCookie = 'console-open-id';
const carriedFor = 600;

type Cookies = Pick<FastifyRequest, 'cookies'>;

export type ConsoleSessions = ReturnType<typeof createConsoleSessions>;

/** The console's cookie and the defence of every change against other sites. */
export function createConsoleSessions(
  account: Pick<AgentAccount, 'signedIn'>,
  publicUrl: string | undefined,
  sessionWatch: Pick<SessionWatch, 'watch'>,
) {
  const cookie = {
    path: '/api/console',
    httpOnly: true,
    sameSite: 'strict',
  } as const;
  const carried = { ...cookie, path: `${cookie.path}/session/open-id`, sameSite: 'lax' } as const;

  /** Puts the signed-in agent on the request, whose answer is cut off once the session is over; throws `signInRequired`. */
  async function readAgent(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const token = tokenOf(request);
    const agent = token === undefined ? undefined : await account.signedIn(token);
    if (token === undefined || !agent) throw new Failure('signInRequired');
    request.agent = agent;
    request.endWithSession = () => void raw.destroy();
    finished(
      raw,
      sessionWatch.watch(token, () => request.endWithSession()),
    );
    request.actor = { kind: 'agent', name: agent.email };
  }

  return {
    decorate(app: FastifyInstance): void {
      app.decorateRequest('agent', null as unknown as Agent);
      app.decorateRequest('endWithSession', null as unknown as () => void);
    },

    readAgent,

    /** The same for an administrator alone; throws `forbidden`. */
    async readAdministrator(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await readAgent(request, reply);
      if (!request.agent.isAdministrator) throw new Failure('forbidden');
    },

    /** Throws `crossSiteRequest` for a change that another site could have caused. */
    async refuseOtherSites(request: FastifyRequest): Promise<void> {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      const { origin, 'sec-fetch-site': site, [consoleHeader]: own } = request.headers;
      const isOurs =
        own === '1' &&
        (site === undefined || site === 'same-origin') &&
        (origin === undefined || origin === publicUrl || originHost(origin) === request.host);
      if (!isOurs) throw new Failure('crossSiteRequest');
    },

    tokenOf,

    /** By what a browser is known in which somebody signed in. */
    browserOf: (request: Cookies): string | undefined => request.cookies[browserCookie] || undefined,

    rememberBrowser(reply: FastifyReply, token: string): void {
      const secure = isByHttps(reply.request.protocol, publicUrl);
      const path = `${cookie.path}/session`;
      void reply.setCookie(browserCookie, token, { ...cookie, path, secure, maxAge: browserCookieLasts });
    },

    /** What a browser takes along to the OpenID provider and back. */
    carry(reply: FastifyReply, value: string): void {
      const secure = isByHttps(reply.request.protocol, publicUrl);
      void reply.setCookie(carriedCookie, value, { ...carried, secure, maxAge: carriedFor });
    },

    carriedBy: (request: Cookies): string | undefined => request.cookies[carriedCookie] || undefined,

    carryNothing(reply: FastifyReply): void {
      void reply.clearCookie(carriedCookie, carried);
    },

    begin(reply: FastifyReply, token: string): void {
      const secure = isByHttps(reply.request.protocol, publicUrl);
      void reply.setCookie(cookieName, token, { ...cookie, secure, maxAge: cookieLasts });
    },

    end(reply: FastifyReply): void {
      void reply.clearCookie(cookieName, cookie);
    },
  };
}

function tokenOf(request: Cookies): string | undefined {
  return request.cookies[cookieName] || undefined;
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
