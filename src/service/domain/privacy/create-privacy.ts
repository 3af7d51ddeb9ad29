import type { Organisations } from '../access/organisations';
import { createClockDoubts } from './clock-doubts';
import { createPrivacyAdmin } from './privacy-settings';
import { createRetention, type RetentionPorts } from './retention';
import type { VisitorRecords } from './visitor-records';
import { createVisitors, type VisitorsPorts } from './visitors';

/** What is kept of visitors, for how long, and how it goes. */
export function createPrivacy(
  ports: Omit<RetentionPorts, 'clockDoubt'> &
    VisitorsPorts & {
      store: { organisations: Organisations; visitorRecords: Pick<VisitorRecords, 'lastBefore' | 'noteDay'> };
    },
) {
  const { clock, store } = ports;
  const clockDoubt = createClockDoubts({ clock, records: store.visitorRecords });
  return {
    privacySettings: createPrivacyAdmin(ports),
    clockDoubt,
    removeOld: createRetention({ ...ports, clockDoubt }),
    visitors: createVisitors(ports),
  };
}
