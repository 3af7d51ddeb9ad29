import { longestRetention } from '../../../contract/organisation/privacy';
import type { PrivacySettings } from '../../../operations/console/privacy';
import type { Organisations } from '../access/organisations';
import { invalidParameter } from '../failure';

export type PrivacyAdmin = ReturnType<typeof createPrivacyAdmin>;

/** What an organisation keeps, and for how long. */
export function createPrivacyAdmin({ organisations }: { organisations: Organisations }) {
  return {
    read: (orgId: number): Promise<PrivacySettings> => organisations.privacyOf(orgId),

    /** Members left out are kept for ever. */
    async write(orgId: number, settings: PrivacySettings): Promise<PrivacySettings> {
      for (const [name, days] of Object.entries(settings)) {
        if (typeof days !== 'number') continue;
        if (!Number.isInteger(days) || days < 1 || days > longestRetention)
          throw invalidParameter(name, `must be a whole number from 1 to ${longestRetention}`);
      }
      await organisations.setPrivacy(orgId, settings);
      return organisations.privacyOf(orgId);
    },
  };
}
