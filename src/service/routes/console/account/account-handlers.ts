import type { FastifyReply, FastifyRequest } from 'fastify';
import type { accountOperations } from '../../../../operations/console/account';
import type { OwnAccounts } from '../../../domain/agents/account/own-account';
import { Failure } from '../../../domain/failure';
import type { Secrets } from '../../../domain/ports';
import { addressOf } from '../../../http/address-of';
import type { ConsoleSessions } from '../../../http/console-session';
import { mailboxOf, type Limits } from '../../../http/limits/limits';
import { takeSignIn } from '../../../http/limits/sign-in-limits';
import type { Handlers } from '../../../http/serve';

export interface AccountPorts {
  ownAccounts: OwnAccounts;
  sessions: ConsoleSessions;
  secrets: Pick<Secrets, 'digest'>;
  limits: Parameters<typeof takeSignIn>[0] & Pick<Limits, 'linkToRecipient'>;
}

type Asked = Pick<FastifyRequest, 'agent' | 'ip' | 'cookies' | 'protocol'>;

/** The account of the agent who is signed in, and no other. */
export function accountHandlers(ports: AccountPorts): Handlers<typeof accountOperations> {
  const { ownAccounts, sessions, secrets, limits } = ports;

  function sessionOf(request: Asked): string {
    return secrets.digest(sessions.tokenOf(request) ?? '');
  }

  /**
   * Somebody who has only the session guesses the password no faster here than where people sign in. The tries count for
   * the session, so that guesses made elsewhere don't keep its owner from changing the password.
   */
  async function guarded<Answer>(
    request: Asked,
    reply: FastifyReply,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const by = {
      address: addressOf(request),
      account: request.agent.email,
      browser: sessionOf(request),
    };
    const giveBack = takeSignIn(limits, by, reply);
    try {
      const answer = await work();
      giveBack();
      return answer;
    } catch (error) {
      if (!(error instanceof Failure && error.reason === 'wrongPassword')) giveBack();
      throw error;
    }
  }

  return {
    readAccount: ({ agent }) => ownAccounts.describe(agent),
    changePassword(request, reply) {
      const { currentPassword: from, password: to } = request.body;
      const change = { from, to, sessionId: sessionOf(request) };
      return guarded(request, reply, () => ownAccounts.changePassword(request.agent, change));
    },
    changeEmail(request, reply) {
      const recipient = mailboxOf(request.body.email.trim().toLowerCase());
      return guarded(request, reply, () =>
        ownAccounts.changeEmail(request.agent, request.body, () =>
          limits.linkToRecipient.take(recipient, reply),
        ),
      );
    },
    setPhoto: ({ agent, body }) => ownAccounts.setPhoto(agent, body.photoUrl),
    unlinkOpenId: ({ agent }) => ownAccounts.unlinkOpenId(agent),
    listSessions: async (request) => ({
      sessions: await ownAccounts.sessions(request.agent, sessionOf(request)),
    }),
    endOtherSessions: (request) => ownAccounts.endOthers(request.agent, sessionOf(request)),
    endSession: ({ agent, params }) => ownAccounts.endSession(agent, params.id),
    beginSecondFactor: (request, reply) =>
      guarded(request, reply, () => ownAccounts.beginSecondFactor(request.agent, request.body.password)),
    confirmSecondFactor: (request) =>
      ownAccounts.confirmSecondFactor(request.agent, request.body.code.trim(), sessionOf(request)),
    removeSecondFactor: (request, reply) =>
      guarded(request, reply, () => ownAccounts.removeSecondFactor(request.agent, request.body.password)),
  };
}
