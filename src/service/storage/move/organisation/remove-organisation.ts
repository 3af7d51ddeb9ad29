import { sql, type Kysely } from 'kysely';
import { createAuditEntriesTable } from '../../audit/audit-entries';
import type { Database } from '../../database';
import { createVisitorRecords } from '../../privacy/visitor-records';
import { endWhatRuns, settlesWithin, type FinishPorts } from './finish-move';
import { readOrganisationTables } from './rows-of-organisation';

/**
 * Deletes an organisation with all it has. First it is closed as by a move, so that a service that runs beside this writes nothing
 * more for it. If this is cut off, it can be called again.
 */
export async function removeOrganisation(
  db: Kysely<Database>,
  orgId: number,
  { now, pause }: FinishPorts,
): Promise<void> {
  await db
    .updateTable('organisations')
    .set({ movedAt: -now })
    .where('id', '=', orgId)
    .where('movedAt', 'is', null)
    .execute();
  await pause(settlesWithin);
  await db.transaction().execute((tables) => endWhatRuns(tables, orgId, now));
  // A portion at a time, since other organisations may be chatting.
  await createVisitorRecords(db).removeCases(orgId, Number.MAX_SAFE_INTEGER);
  await createAuditEntriesTable(db).removeBefore(orgId, Number.MAX_SAFE_INTEGER);
  await db.transaction().execute(async (tables) => {
    const own = await readOrganisationTables(tables, orgId);
    // What refers to others comes behind them.
    for (let last = own.pop(); last; last = own.pop())
      await sql`delete from ${sql.table(last.table.name)} where ${last.which}`.execute(tables);
  });
}
