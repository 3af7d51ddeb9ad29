import type { privacyOperations } from '../../../../operations/console/privacy';
import type { PrivacyAdmin } from '../../../domain/privacy/privacy-settings';
import type { Visitors } from '../../../domain/privacy/visitors';
import type { Handlers } from '../../../http/serve';

export interface PrivacyPorts {
  privacySettings: PrivacyAdmin;
  visitors: Visitors;
}

/** What the administrator's organisation keeps of its visitors. */
export function privacyHandlers({
  privacySettings,
  visitors,
}: PrivacyPorts): Handlers<typeof privacyOperations> {
  return {
    readPrivacy: ({ agent }) => privacySettings.read(agent.orgId),
    changePrivacy: ({ agent, body }) => privacySettings.write(agent.orgId, body),
    readDueDeletions: ({ agent, query }) => privacySettings.countDue(agent.orgId, query),
    exportVisitor({ agent, body }, reply) {
      reply.header('content-disposition', 'attachment; filename="visitor.json"');
      return visitors.export(agent.orgId, body);
    },
    eraseVisitor: ({ agent, body }) => visitors.erase(agent.orgId, body),
  };
}
