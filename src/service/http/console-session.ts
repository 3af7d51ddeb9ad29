import { finished } from 'node:stream';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentHeader, consoleHeader } from '../../contract/console';
import type { AgentAccount } from '../domain/agents/agent-account';
import type { SessionWatch } from '../domain/agents/session-watch';
import { Failure } from '../domain/failure';
import type { Agent } from '../domain/agents/agents';
import { createLetIn } from '../domain/access/let-in';
import type { Clock } from '../domain/ports';
import { isByHttps } from './security-headers';

declare module 'fastify' {
  interface FastifyRequest {
    agent: Agent;
    /** Ends what is still being answered, since its session is over. */
    endWithSession: () => void;
  }
}

interface CookieKind {
  name: string;
  /** Where it is sent to; by https everywhere on the host. */
  path: string;
  sameSite: 'strict' | 'lax';
  /** Seconds. */
  maxAge: number;
}

const apiPath = '/api/console';
const unknownAddress =
  'The service doesn’t know the address of this page. Set PUBLIC_URL to it, or have the proxy pass on the Host header.';
const kinds = {
  session: { name: 'console-session', path: apiPath, sameSite: 'strict', maxAge: 24 * 3600 },
  /** Recognises a browser in which somebody has signed in. */
  browser: {
    name: 'console-browser',
    path: `${apiPath}/session`,
    sameSite: 'strict',
    maxAge: 180 * 24 * 3600,
  },
  /** Lax: it comes along when the OpenID provider sends the browser back. */
  openId: { name: 'console-open-id', path: `${apiPath}/session/open-id`, sameSite: 'lax', maxAge: 600 },
} as const satisfies Record<string, CookieKind>;

export type Cookies = Pick<FastifyRequest, 'cookies' | 'protocol'>;

export type ConsoleSessions = ReturnType<typeof createConsoleSessions>;

/** The console's cookie and the defence of every change against other sites. */
export function createConsoleSessions(
  account: Pick<AgentAccount, 'signedIn'>,
  publicUrl: string | undefined,
  sessionWatch: Pick<SessionWatch, 'watch'>,
  clock: Pick<Clock, 'elapsed'>,
) {
  const letIn = createLetIn(clock);

  /** By https with the prefix `__Host-`: no other host of the domain can set such a cookie. */
  function cookieOf({ name, path, sameSite }: CookieKind, { protocol }: Pick<FastifyRequest, 'protocol'>) {
    const attributes = { httpOnly: true, sameSite } as const;
    return isByHttps(protocol, publicUrl)
      ? { name: `__Host-${name}`, attributes: { ...attributes, secure: true, path: '/' } }
      : { name, attributes: { ...attributes, path } };
  }
  function read(kind: CookieKind, request: Cookies): string | undefined {
    return request.cookies[cookieOf(kind, request).name] || undefined;
  }
  function write(kind: CookieKind, reply: FastifyReply, value: string): void {
    const { name, attributes } = cookieOf(kind, reply.request);
    void reply.setCookie(name, value, { ...attributes, maxAge: kind.maxAge });
  }
  function remove(kind: CookieKind, reply: FastifyReply): void {
    const { name, attributes } = cookieOf(kind, reply.request);
    void reply.clearCookie(name, attributes);
  }

  /** Puts the signed-in agent on the request, whose answer is cut off once the session is over; throws `signInRequired`. */
  async function readAgent(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const token = read(kinds.session, request);
    letIn.note(request);
    const agent = token === undefined ? undefined : await account.signedIn(token);
    if (token === undefined || !agent || !isShown(agent, request)) throw new Failure('signInRequired');
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

    /** Throws `signInRequired` where the session has ended since, `forbidden` where it is no administrator's any more. Who closes the connection may leave a request in its turn. */
    async assertStillIn(request: FastifyRequest): Promise<void> {
      if (!letIn.isOld(request)) return;
      const token = read(kinds.session, request);
      const agent = token === undefined ? undefined : await account.signedIn(token);
      if (!agent) throw new Failure('signInRequired');
      const isForAdministrators = request.routeOptions.config.operation?.access === 'administrator';
      if (isForAdministrators && !agent.isAdministrator) throw new Failure('forbidden');
    },

    /**
     * Throws `crossSiteRequest` for a change that another site could have caused, and for what a page of another host reads with
     * the session: the cookie comes with requests of hosts beside ours, and an open stream counts as an open console.
     */
    async refuseOtherSites(request: FastifyRequest): Promise<void> {
      const { origin, 'sec-fetch-site': site, [consoleHeader]: own } = request.headers;
      const isSameSite = site === undefined || site === 'same-origin';
      const isOfOurPage =
        isSameSite && (origin === undefined || origin === publicUrl || originHost(origin) === request.host);
      const isOurs = isReading(request)
        ? isOfOurPage || site === 'none' || request.routeOptions.config.operation?.access === 'public'
        : isOfOurPage && own === '1';
      if (isOurs) return;
      // It is the console itself, at an address that a proxy has replaced.
      if (isSameSite && own === '1') throw new Failure('crossSiteRequest', unknownAddress);
      throw new Failure('crossSiteRequest');
    },

    tokenOf: (request: Cookies) => read(kinds.session, request),

    browserOf: (request: Cookies) => read(kinds.browser, request),
    rememberBrowser: (reply: FastifyReply, token: string) => write(kinds.browser, reply, token),

    /** Gives the browser what it takes along to the OpenID provider and back. */
    carry: (reply: FastifyReply, value: string) => write(kinds.openId, reply, value),
    carriedBy: (request: Cookies) => read(kinds.openId, request),
    carryNothing: (reply: FastifyReply) => remove(kinds.openId, reply),

    begin: (reply: FastifyReply, token: string) => write(kinds.session, reply, token),
    end: (reply: FastifyReply) => remove(kinds.session, reply),
  };
}

/** Whether the page shows that agent; programs say nothing of it. */
function isShown({ email }: Pick<Agent, 'email'>, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const shown = headers[agentHeader];
  return shown === undefined || shown === encodeURIComponent(email);
}

function isReading({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
