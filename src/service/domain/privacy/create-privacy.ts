import type { Organisations } from '../access/organisations';
import { createPrivacyAdmin } from './privacy-settings';
import { createRetention, type RetentionPorts } from './retention';
import { createVisitors, type VisitorsPorts } from './visitors';

/** What is kept of visitors, for how long, and how it goes. */
export function createPrivacy(
  ports: RetentionPorts & VisitorsPorts & { store: { organisations: Organisations } },
) {
  return {
    privacySettings: createPrivacyAdmin(ports),
    removeOld: createRetention(ports),
    visitors: createVisitors(ports),
  };
}
