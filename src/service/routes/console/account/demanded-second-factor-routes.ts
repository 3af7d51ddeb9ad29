import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AgentAccount } from '../../../domain/agents/agent-account';
import type { Acting } from '../../../http/acting-caller';
import { Credentials, CredentialsAndCode } from '../../../schemas/security';
import type { SessionStart } from '../session-start';
import type { SignInGuard } from '../sign-in-guard';

export interface DemandedSecondFactorRoutesOptions {
  account: Pick<AgentAccount, 'beginDemanded' | 'confirmDemanded'>;
  startSession: SessionStart;
  guarded: SignInGuard;
  acting: Acting;
}

const path = '/session/second-factor';

/** For whoever has the password and lacks the second factor that their organisation demands: there is no session before it is set up. */
export const demandedSecondFactorRoutes: FastifyPluginAsyncTypebox<
  DemandedSecondFactorRoutesOptions
> = async (app, { account, startSession, guarded, acting }) => {
  app.post(path, { schema: { body: Credentials } }, async (request, reply) => {
    const { email, password } = request.body;
    const begun = await guarded(request, reply, (isKnown) => account.beginDemanded(email, password, isKnown));
    return reply.code(201).send(begun);
  });

  /** Answers the recovery codes, signed in. */
  app.put(path, { schema: { body: CredentialsAndCode } }, async (request, reply) => {
    const { email, password, code } = request.body;
    const details = { code: code.trim(), userAgent: request.headers['user-agent'] };
    const actor = { kind: 'agent', name: email.trim().toLowerCase() } as const;
    return guarded(request, reply, async (isKnown) => {
      const { recoveryCodes, ...session } = await acting.as(actor, () =>
        account.confirmDemanded(email, password, { ...details, isUrgent: isKnown }),
      );
      await startSession(request, reply, { ...session, isKnown });
      return { recoveryCodes };
    });
  });
};
