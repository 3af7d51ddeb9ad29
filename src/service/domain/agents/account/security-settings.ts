import type { SecuritySettings } from '../../../../operations/console/security';
import { Failure } from '../../failure';
import type { Agent } from '../agents';
import type { SecondFactorAuthentication } from './second-factor';
import type { SecurityOfOrganisations } from './security-of-organisations';

export interface SecuritySettingsPorts {
  organisations: SecurityOfOrganisations;
  secondFactor: Pick<SecondFactorAuthentication, 'state'>;
}

export type SecurityAdmin = ReturnType<typeof createSecuritySettings>;

export function createSecuritySettings({ organisations, secondFactor }: SecuritySettingsPorts) {
  return {
    read: ({ orgId }: Agent): Promise<SecuritySettings> => organisations.securityOf(orgId),

    /** Throws `notOffered` for an administrator who demands of others what they have not. */
    async write({ email, orgId }: Agent, settings: SecuritySettings): Promise<SecuritySettings> {
      if (settings.demandsSecondFactor && !(await secondFactor.state(email)).isOn)
        throw new Failure('notOffered', 'First turn on two-factor sign-in for yourself under Account.');
      await organisations.setSecurity(orgId, settings);
      return organisations.securityOf(orgId);
    },
  };
}
