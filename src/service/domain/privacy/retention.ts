import type { Organisations } from '../access/organisations';
import type { AuditEntries } from '../audit/audit-log';
import type { Clock } from '../ports';
import { eachOf } from '../shares/each-due';
import type { ClockDoubt } from './clock-doubts';
import type { VisitorRecords } from './visitor-records';

export interface RetentionPorts {
  store: {
    organisations: Pick<Organisations, 'list' | 'privacyOf'>;
    visitorRecords: VisitorRecords;
    auditEntries: Pick<AuditEntries, 'removeBefore'>;
  };
  clock: Clock;
  clockDoubt(): Promise<ClockDoubt | undefined>;
  onDoubt(doubt: ClockDoubt): void;
}

const day = 24 * 3_600_000;

/** Returns the time before which something is too old; `undefined`: it is kept for ever. */
export function tooOldBefore(now: number, days: number | undefined): number | undefined {
  return days === undefined ? undefined : now - days * day;
}

/** Removes what each organisation does not want to keep any longer. */
export function createRetention({ store, clock, clockDoubt, onDoubt }: RetentionPorts) {
  const { organisations, visitorRecords, auditEntries } = store;
  /** By organisation: the visitors of chats that ended before are forgotten. */
  const forgottenBefore = new Map<number, number>();
  let lookedAtAllOn = clock.elapsed();
  let reported: ClockDoubt | undefined;

  /** It concerns those alone who keep something for a time. */
  function report(doubt: ClockDoubt): void {
    if (doubt !== reported) onDoubt(doubt);
    reported = doubt;
  }

  /** Looks at each chat once, and once a day at all of them: a note may be written long after the end. */
  async function forgetVisitors(orgId: number, closedBefore: number): Promise<void> {
    await visitorRecords.forgetVisitors(orgId, closedBefore, forgottenBefore.get(orgId));
    forgottenBefore.set(orgId, closedBefore);
  }

  async function removeOldOf(orgId: number, now: number, doubt: ClockDoubt | undefined): Promise<void> {
    const { keepCasesDays, keepVisitorsDays, keepScreenshotsDays, keepLogsDays } =
      await organisations.privacyOf(orgId);
    const [cases, visitors, screenshots, logs] = [
      tooOldBefore(now, keepCasesDays),
      tooOldBefore(now, keepVisitorsDays),
      tooOldBefore(now, keepScreenshotsDays),
      tooOldBefore(now, keepLogsDays),
    ];
    if ([cases, visitors, screenshots, logs].every((before) => before === undefined)) return;
    if (doubt) return report(doubt);
    if (cases !== undefined) await visitorRecords.removeCases(orgId, cases);
    if (visitors !== undefined) await forgetVisitors(orgId, visitors);
    if (screenshots !== undefined) await visitorRecords.removeScreenshots(orgId, screenshots);
    if (logs === undefined) return;
    await visitorRecords.removeDeliveries(orgId, logs);
    await auditEntries.removeBefore(orgId, logs);
  }

  /** What goes wrong with one organisation keeps no data of others. */
  return async function removeOld(): Promise<void> {
    const doubt = await clockDoubt();
    const now = clock.now();
    if (clock.elapsed() - lookedAtAllOn >= day) {
      lookedAtAllOn = clock.elapsed();
      forgottenBefore.clear();
    }
    await eachOf(await organisations.list(), ({ id }) => removeOldOf(id, now, doubt));
  };
}
