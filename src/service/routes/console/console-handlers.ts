import type { consoleOperations } from '../../../operations/console/console-operations';
import type { Handlers } from '../../http/serve';
import { accountHandlers } from './account/account-handlers';
import { agentHandlers } from './account/agent-handlers';
import { demandedSecondFactorHandlers } from './account/demanded-second-factor-handlers';
import { openIdHandlers } from './account/open-id-handlers';
import { passwordResetHandlers } from './account/password-reset-handlers';
import { pushHandlers } from './account/push-handlers';
import { securityHandlers } from './account/security-handlers';
import { teamHandlers } from './account/team-handlers';
import { auditHandlers } from './audit/audit-handlers';
import { banHandlers } from './ban-handlers';
import { cannedReplyHandlers } from './canned-reply-handlers';
import { caseHandlers } from './case-handlers';
import { deliveryHandlers } from './delivery-handlers';
import { endpointHandlers } from './endpoint-handlers';
import { eventHandlers } from './event-handlers';
import { fileHandlers, filePartHandlers } from './file-handlers';
import { homeHandlers } from './home-handlers';
import { keyHandlers } from './key-handlers';
import { logHandlers } from './logs/log-handlers';
import { mailHandlers } from './mail-handlers';
import { pictureHandlers } from './picture-handlers';
import { privacyHandlers } from './privacy/privacy-handlers';
import { sessionHandlers } from './session-handlers';
import { createSessionStart } from './session-start';
import { setupHandlers } from './setup-handlers';
import { createSignInGuard } from './sign-in-guard';
import { visitorsNowHandlers } from './visitors-now-handlers';
import { widgetHandlers } from './widget-handlers';
import { widgetSettingsHandlers } from './widget-settings-handlers';
import { workloadHandlers } from './workload-handlers';

type Make = (ports: never) => unknown;
/** What all of them need. */
type PortsOf<Makers extends Make[]> = Makers extends [infer One extends Make, ...infer Rest extends Make[]]
  ? Parameters<One>[0] & PortsOf<Rest>
  : unknown;

export type ConsolePorts = PortsOf<
  [
    typeof accountHandlers,
    typeof agentHandlers,
    typeof auditHandlers,
    typeof banHandlers,
    typeof cannedReplyHandlers,
    typeof caseHandlers,
    typeof createSessionStart,
    typeof createSignInGuard,
    typeof deliveryHandlers,
    typeof endpointHandlers,
    typeof eventHandlers,
    typeof fileHandlers,
    typeof homeHandlers,
    typeof keyHandlers,
    typeof logHandlers,
    typeof mailHandlers,
    typeof passwordResetHandlers,
    typeof pictureHandlers,
    typeof privacyHandlers,
    typeof pushHandlers,
    typeof securityHandlers,
    typeof setupHandlers,
    typeof teamHandlers,
    typeof visitorsNowHandlers,
    typeof widgetHandlers,
    typeof widgetSettingsHandlers,
    typeof workloadHandlers,
  ]
> &
  Omit<Parameters<typeof demandedSecondFactorHandlers>[0], 'startSession' | 'guarded'> &
  Omit<Parameters<typeof openIdHandlers>[0], 'startSession'> &
  Omit<Parameters<typeof sessionHandlers>[0], 'startSession' | 'guarded'>;

/** What the service does for each operation of the console. */
export function consoleHandlers(given: ConsolePorts): Handlers<typeof consoleOperations> {
  const ports = { ...given, startSession: createSessionStart(given), guarded: createSignInGuard(given) };
  return {
    ...sessionHandlers(ports),
    ...demandedSecondFactorHandlers(ports),
    ...openIdHandlers(ports),
    ...passwordResetHandlers(ports),
    ...setupHandlers(ports),
    ...accountHandlers(ports),
    ...pushHandlers(ports),
    ...eventHandlers(ports),
    ...caseHandlers(ports),
    ...fileHandlers(ports),
    ...filePartHandlers(ports),
    ...cannedReplyHandlers(ports),
    ...banHandlers(ports),
    ...visitorsNowHandlers(ports),
    ...homeHandlers(ports),
    ...workloadHandlers(ports),
    ...agentHandlers(ports),
    ...teamHandlers(ports),
    ...securityHandlers(ports),
    ...keyHandlers(ports),
    ...endpointHandlers(ports),
    ...deliveryHandlers(ports),
    ...mailHandlers(ports),
    ...widgetHandlers(ports),
    ...widgetSettingsHandlers(ports),
    ...pictureHandlers(ports),
    ...logHandlers(ports),
    ...auditHandlers(ports),
    ...privacyHandlers(ports),
  };
}
