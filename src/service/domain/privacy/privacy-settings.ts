import { longestRetention } from '../../../contract/organisation/privacy';
import type {
  DueDeletions,
  PrivacyChange,
  PrivacyState,
  Retention,
} from '../../../operations/console/privacy';
import type { Organisations } from '../access/organisations';
import { Failure, invalidParameter } from '../failure';
import type { Clock } from '../ports';
import { tooOldBefore } from './retention';
import type { VisitorRecords } from './visitor-records';

interface PrivacyAdminPorts {
  store: { organisations: Organisations; visitorRecords: Pick<VisitorRecords, 'countDue'> };
  clock: Clock;
}

export type PrivacyAdmin = ReturnType<typeof createPrivacyAdmin>;

/** What an organisation keeps, and for how long. */
export function createPrivacyAdmin({ store, clock }: PrivacyAdminPorts) {
  const { organisations, visitorRecords } = store;
  return {
    /** Counts what would be deleted now with such settings. */
    countDue(orgId: number, retention: Retention): Promise<DueDeletions> {
      const now = clock.now();
      const { keepCasesDays, keepVisitorsDays, keepScreenshotsDays, keepLogsDays } = retention;
      return visitorRecords.countDue(orgId, {
        cases: tooOldBefore(now, keepCasesDays),
        visitors: tooOldBefore(now, keepVisitorsDays),
        screenshots: tooOldBefore(now, keepScreenshotsDays),
        logEntries: tooOldBefore(now, keepLogsDays),
      });
    },

    read: (orgId: number): Promise<PrivacyState> => organisations.privacyOf(orgId),

    /** Members left out are kept for ever. */
    async write(orgId: number, { revision, ...settings }: PrivacyChange): Promise<PrivacyState> {
      for (const [name, days] of Object.entries(settings)) {
        if (typeof days !== 'number') continue;
        if (!Number.isInteger(days) || days < 1 || days > longestRetention)
          throw invalidParameter(name, `must be a whole number from 1 to ${longestRetention}`);
      }
      if (!(await organisations.setPrivacy(orgId, settings, revision))) throw new Failure('changedMeanwhile');
      return organisations.privacyOf(orgId);
    },
  };
}
