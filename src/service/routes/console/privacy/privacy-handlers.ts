import type { privacyOperations } from '../../../../operations/console/privacy';
import type { PrivacyAdmin } from '../../../domain/privacy/privacy-settings';
import type { Visitors } from '../../../domain/privacy/visitors';
import type { Handlers } from '../../../http/serve';
import { sendExport } from '../../../http/exports/streamed-export';
import { writeJson } from '../../../http/exports/write-json';

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
    findVisitor: ({ agent, body }) => visitors.find(agent.orgId, body),
    async exportVisitor({ agent, body }, reply) {
      const data = await visitors.export(agent.orgId, body);
      return sendExport(reply, { name: 'visitor', format: 'json', pieces: writeJson(data) });
    },
    eraseVisitor: ({ agent, body }) => visitors.erase(agent.orgId, body),
  };
}
