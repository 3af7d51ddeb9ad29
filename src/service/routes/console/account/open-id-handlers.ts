import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondStep, type OpenIdRefusal } from '../../../../contract/organisation/open-id';
import type { SignInOptions, signInOperations } from '../../../../operations/console/sign-in';
import type { KnownBrowsers } from '../../../domain/access/known-browsers';
import type { SecondFactorAuthentication } from '../../../domain/agents/account/second-factor';
import type { AgentAccount } from '../../../domain/agents/agent-account';
import type { Agent } from '../../../domain/agents/agents';
import type { FirstRunSetup } from '../../../domain/first-run/first-run';
import { OpenIdFault } from '../../../domain/agents/open-id/open-id-provider';
import type { OpenIdSignIn } from '../../../domain/agents/open-id/open-id-sign-in';
import type { DescribeAgent } from '../../../domain/cases/console/describe-agent';
import { Failure } from '../../../domain/failure';
import type { Acting } from '../../../http/acting-caller';
import { addressOf } from '../../../http/address-of';
import type { ConsoleSessions } from '../../../http/console-session';
import type { Limits } from '../../../http/limits/limits';
import { takeSignIn } from '../../../http/limits/sign-in-limits';
import type { Handlers } from '../../../http/serve';
import type { SessionStart } from '../session-start';

export interface OpenIdPorts {
  firstRun: Pick<FirstRunSetup, 'isFresh'>;
  account: Pick<AgentAccount, 'begin'>;
  openId: OpenIdSignIn;
  secondFactor: Pick<SecondFactorAuthentication, 'state' | 'check'>;
  describeAgent: DescribeAgent;
  startSession: SessionStart;
  knownBrowsers: KnownBrowsers;
  sessions: ConsoleSessions;
  acting: Acting;
  log: { warn(details: object, message: string): void };
  limits: Pick<Limits, 'openIdOfAddress'> & Parameters<typeof takeSignIn>[0];
  knownAccount?: SignInOptions['demo'];
}

type Operations = Pick<
  typeof signInOperations,
  'readSignInOptions' | 'goToOpenId' | 'comeBackFromOpenId' | 'confirmOpenId'
>;
type Asked = Pick<FastifyRequest, 'headers' | 'cookies' | 'ip' | 'id'>;

/** Signing in through an OpenID provider: the browser goes there and comes back. Agents with a second factor give its code besides. */
export function openIdHandlers(ports: OpenIdPorts): Handlers<Operations> {
  const { firstRun, openId, secondFactor, describeAgent, sessions, acting, log, limits, knownAccount } =
    ports;

  function backToConsole(reply: FastifyReply, reason?: OpenIdRefusal | typeof secondStep): FastifyReply {
    return reply.redirect(`/console/${reason ? `#/sign-in/${reason}` : ''}`);
  }

  async function signIn(request: Asked, reply: FastifyReply, agent: Agent, browser?: string) {
    const isKnown = (await ports.knownBrowsers.recognise(browser, agent.email)) !== undefined;
    const { token } = await ports.account.begin(agent, {
      userAgent: request.headers['user-agent'],
      isByOpenId: true,
    });
    await ports.startSession(request, reply, { token, agent, isKnown });
  }

  /** After any failure, the browser is at the console again, which says why. */
  async function guiding(
    request: Asked,
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      limits.openIdOfAddress.take(addressOf(request), reply);
      return await work();
    } catch (error) {
      if (error instanceof Failure) return backToConsole(reply, reasonOf(error));
      if (!(error instanceof OpenIdFault)) throw error;
      const { reason, cause, hint } = error;
      log.warn(
        { reqId: request.id, reason, hint, err: cause },
        'A sign-in through the OpenID provider did not come about.',
      );
      return backToConsole(reply, reason);
    }
  }

  /** Of who has come back as an agent neither going nor coming counts: a whole office may share an address. */
  function giveBack(request: Asked): void {
    for (let times = 0; times < 2; times += 1) limits.openIdOfAddress.giveBack(addressOf(request));
  }

  return {
    readSignInOptions: async () => ({
      ...(openId.name === undefined ? {} : { openId: { name: openId.name } }),
      ...(knownAccount === undefined ? {} : { demo: knownAccount }),
      ...((await firstRun.isFresh()) ? { isFresh: true } : {}),
    }),

    goToOpenId: (request, reply) =>
      guiding(request, reply, async () => {
        const begun = await openId.begin(sessions.browserOf(request));
        sessions.carry(reply, begun.carried);
        return reply.redirect(begun.address);
      }),

    comeBackFromOpenId: (request, reply) =>
      guiding(request, reply, async () => {
        const query = request.raw.url?.replace(/^[^?]*\??/, '') ?? '';
        const carried = sessions.carriedBy(request);
        // That of another tab is still to come back.
        if (openId.isAwaited(query, carried)) sessions.carryNothing(reply);
        const { person, browser } = await openId.finish(query, carried);
        const name = person.verifiedEmail ?? person.subject;
        const agent = await acting.as({ kind: 'agent', name }, () => openId.agentOf(person));
        if ((await secondFactor.state(agent.email)).isOn) {
          sessions.carry(reply, openId.awaitCode(person));
          giveBack(request);
          return backToConsole(reply, secondStep);
        }
        await signIn(request, reply, agent, browser);
        giveBack(request);
        return backToConsole(reply);
      }),

    async confirmOpenId(request, reply) {
      const agent = await openId.awaited(sessions.carriedBy(request)).catch((error: unknown) => {
        throw error instanceof OpenIdFault ? new Failure('linkExpired', openIdExpired) : error;
      });
      const by = { address: addressOf(request), account: agent.email, browser: undefined };
      const giveBack = takeSignIn(limits, by, reply);
      const browser = await ports.knownBrowsers.recognise(sessions.browserOf(request), agent.email);
      await secondFactor.check(agent, request.body.code, browser !== undefined);
      giveBack();
      sessions.carryNothing(reply);
      await signIn(request, reply, agent, sessions.browserOf(request));
      return describeAgent(agent);
    },
  };
}

/** Of a sign-in that ended after the provider's part. */
function reasonOf({ reason, status }: Failure): OpenIdRefusal {
  if (reason === 'tooManyRequests') return 'tooMany';
  if (reason === 'forbidden') return 'moved';
  return status < 500 ? 'expired' : 'unreachable';
}

const openIdExpired = 'This took too long. Sign in again.';
