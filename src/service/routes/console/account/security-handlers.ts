import type { securityOperations } from '../../../../operations/console/security';
import type { SecurityAdmin } from '../../../domain/agents/account/security-settings';
import type { Handlers } from '../../../http/serve';

/** How agents sign in to the administrator's organisation. */
export function securityHandlers({
  securitySettings,
}: {
  securitySettings: SecurityAdmin;
}): Handlers<typeof securityOperations> {
  return {
    readSecurity: ({ agent }) => securitySettings.read(agent),
    changeSecurity: ({ agent, body }) => securitySettings.write(agent, body),
  };
}
