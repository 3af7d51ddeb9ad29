import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { longestEmail, longestName, longestPassword } from '../../../contract/limits';
import type { AgentAccount } from '../../domain/agents/agent-account';
import type { FirstRunSetup } from '../../domain/first-run/first-run';
import type { Acting } from '../../http/acting-caller';
import { addressOf } from '../../http/address-of';
import type { ConsoleSessions } from '../../http/console-session';
import type { Limits } from '../../http/limits/limits';

export interface SetupRouteOptions {
  firstRun: FirstRunSetup;
  account: AgentAccount;
  sessions: ConsoleSessions;
  acting: Acting;
  limits: Pick<Limits, 'passwordResetOfAddress'>;
}

const token = Type.String({ minLength: 1, maxLength: 100 });
const name = Type.String({ maxLength: longestName });
const Link = Type.Object({ token });
const Wanted = Type.Object({
  token,
  organisation: name,
  name,
  email: Type.String({ maxLength: longestEmail }),
  password: Type.String({ maxLength: longestPassword }),
  widget: name,
});

/** For whoever has the link that a fresh service prints. */
export const setupRoute: FastifyPluginAsyncTypebox<SetupRouteOptions> = async (app, options) => {
  const { firstRun, account, sessions, acting, limits } = options;

  app.post('/setup/link', { schema: { body: Link } }, async (request, reply) => {
    limits.passwordResetOfAddress.take(addressOf(request), reply);
    firstRun.assertOpen(request.body.token);
    return reply.code(204).send();
  });

  /** Answers signed in as the administrator who was made. */
  app.post('/setup', { schema: { body: Wanted } }, async (request, reply) => {
    limits.passwordResetOfAddress.take(addressOf(request), reply);
    const name = request.body.email.trim().toLowerCase();
    const { agent, widgetId } = await acting.as({ kind: 'agent', name }, () => firstRun.finish(request.body));
    const { token: session } = await account.begin(agent, {
      userAgent: request.headers['user-agent'],
    });
    sessions.begin(reply, session);
    return reply.code(201).send({ widgetId });
  });
};
