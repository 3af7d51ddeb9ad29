import type { signInOperations } from '../../../../operations/console/sign-in';
import type { AgentAccount } from '../../../domain/agents/agent-account';
import type { Acting } from '../../../http/acting-caller';
import type { Handlers } from '../../../http/serve';
import type { SessionStart } from '../session-start';
import type { SignInGuard } from '../sign-in-guard';

export interface DemandedSecondFactorPorts {
  account: Pick<AgentAccount, 'beginDemanded' | 'confirmDemanded'>;
  startSession: SessionStart;
  guarded: SignInGuard;
  acting: Acting;
}

type Operations = Pick<typeof signInOperations, 'beginDemandedSecondFactor' | 'confirmDemandedSecondFactor'>;

/** For agents with a password who lack the second factor that their organisation demands: they get a session once it is set up. */
export function demandedSecondFactorHandlers(ports: DemandedSecondFactorPorts): Handlers<Operations> {
  const { account, startSession, guarded, acting } = ports;
  return {
    beginDemandedSecondFactor(request, reply) {
      const { email, password } = request.body;
      return guarded(request, reply, (isKnown) => account.beginDemanded(email, password, isKnown));
    },
    /** Answers the recovery codes, signed in. */
    confirmDemandedSecondFactor(request, reply) {
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
    },
  };
}
