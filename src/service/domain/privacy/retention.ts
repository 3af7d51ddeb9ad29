import type { Organisations } from '../access/organisations';
import type { AuditEntries } from '../audit/audit-log';
import type { Clock } from '../ports';
import type { VisitorRecords } from './visitor-records';

export interface RetentionPorts {
  store: {
    organisations: Pick<Organisations, 'list' | 'privacyOf'>;
    visitorRecords: VisitorRecords;
    auditEntries: Pick<AuditEntries, 'removeBefore'>;
  };
  clock: Clock;
}

const day = 24 * 3_600_000;

/** Removes what each organisation does not want to keep any longer. */
export function createRetention({ store, clock }: RetentionPorts) {
  const { organisations, visitorRecords, auditEntries } = store;

  return async function removeOld(): Promise<void> {
    const now = clock.now();
    for (const { id } of await organisations.list()) {
      const { keepCasesDays, keepVisitorsDays, keepScreenshotsDays, keepLogsDays } =
        await organisations.privacyOf(id);
      if (keepCasesDays !== undefined) await visitorRecords.removeCases(id, now - keepCasesDays * day);
      if (keepVisitorsDays !== undefined)
        await visitorRecords.forgetVisitors(id, now - keepVisitorsDays * day);
      if (keepScreenshotsDays !== undefined)
        await visitorRecords.removeScreenshots(id, now - keepScreenshotsDays * day);
      if (keepLogsDays === undefined) continue;
      await visitorRecords.removeDeliveries(id, now - keepLogsDays * day);
      await auditEntries.removeBefore(id, now - keepLogsDays * day);
    }
  };
}
