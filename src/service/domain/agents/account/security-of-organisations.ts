import type { SecuritySettings } from '../../../../operations/console/security';

/** What an organisation asks of those who sign in. */
export interface SecurityOfOrganisations {
  securityOf(id: number): Promise<SecuritySettings>;
  /** Whether it lives in another database now. */
  hasMoved(id: number): Promise<boolean>;
  setSecurity(id: number, settings: SecuritySettings): Promise<void>;
}
