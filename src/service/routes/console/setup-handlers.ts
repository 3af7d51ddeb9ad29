import type { signInOperations } from '../../../operations/console/sign-in';
import type { AgentAccount } from '../../domain/agents/agent-account';
import type { FirstRunSetup } from '../../domain/first-run/first-run';
import type { Acting } from '../../http/acting-caller';
import type { ConsoleSessions } from '../../http/console-session';
import type { Handlers } from '../../http/serve';

export interface SetupPorts {
  firstRun: FirstRunSetup;
  account: AgentAccount;
  sessions: ConsoleSessions;
  acting: Acting;
}

/** For somebody with the link that a fresh service prints. */
export function setupHandlers(
  ports: SetupPorts,
): Handlers<Pick<typeof signInOperations, 'checkSetupLink' | 'setUp'>> {
  const { firstRun, account, sessions, acting } = ports;
  return {
    checkSetupLink: ({ body }) => firstRun.assertOpen(body.token),
    /** The new administrator is signed in. */
    async setUp({ body, headers }, reply) {
      const name = body.email.trim().toLowerCase();
      const { agent, widgetId } = await acting.as({ kind: 'agent', name }, () => firstRun.finish(body));
      const { token } = await account.begin(agent, { userAgent: headers['user-agent'] });
      sessions.begin(reply, token);
      return { widgetId };
    },
  };
}
