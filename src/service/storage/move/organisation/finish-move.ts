import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database';
import { StorageFailure } from '../../storage-failure';
import { sumsOf } from './export-organisation';
import { readHeadAndEnd } from './organisation-file';
import { readOrganisationTables } from './rows-of-organisation';

/** Instances know keys for five seconds; what they let in by then needs a moment. */
export const settlesWithin = 8_000;

export interface FinishPorts {
  now: number;
  pause(milliseconds: number): Promise<unknown>;
}

/**
 * Closes an organisation that lives elsewhere now: its keys open nothing, nobody signs in, nothing more is sent, and its open
 * chats end here without a word. Its rows stay. Opens it again and throws if anybody has written since the export. Where it is cut off
 * it can be called again: until all of it is done, `moved_at` is negative, which closes the organisation as well.
 */
export async function finishMove(
  db: Kysely<Database>,
  orgId: number,
  path: string,
  { now, pause }: FinishPorts,
): Promise<void> {
  const { head, end } = await readHeadAndEnd(path);
  if (head.orgId !== orgId) throw new StorageFailure(`${path} is of organisation ${head.orgId}.`);
  const { numUpdatedRows } = await db
    .updateTable('organisations')
    .set({ movedAt: -now })
    .where('id', '=', orgId)
    .where(sql<boolean>`coalesce(moved_at, -1) < 0`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new StorageFailure(`There is no organisation ${orgId} here, or it has moved already.`);
  try {
    await pause(settlesWithin);
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tables) => {
        await assertUnchanged(tables, orgId, path, end.quietSums);
        await endWhatRuns(tables, orgId, now);
        await tables.updateTable('organisations').set({ movedAt: now }).where('id', '=', orgId).execute();
      });
  } catch (error) {
    // Not where only the answer was lost.
    await db
      .updateTable('organisations')
      .set({ movedAt: null })
      .where('id', '=', orgId)
      .where('movedAt', '<', 0)
      .execute();
    throw error;
  }
}

async function assertUnchanged(
  db: Transaction<Database>,
  orgId: number,
  path: string,
  wanted: Record<string, { rows: number; sum: string }>,
): Promise<void> {
  const { quietSums } = await sumsOf(db, await readOrganisationTables(db, orgId));
  const changed = Object.keys(wanted).filter((name) => wanted[name]?.sum !== quietSums[name]?.sum);
  if (changed.length === 0) return;
  throw new StorageFailure(
    `Since ${path} was exported, somebody has changed ${changed.join(', ')}. Remove the organisation from the other database ` +
      `(npm run admin -- remove-organisation ${orgId} <name>, there), then export and import again. The organisation has not moved.`,
  );
}

/** Signs its agents out, cancels what would be sent, and ends its open chats without a word. */
export async function endWhatRuns(db: Transaction<Database>, orgId: number, now: number): Promise<void> {
  await sql`delete from sessions where agent_email in (select email from agents where org_id = ${orgId})`.execute(
    db,
  );
  await sql`
    update deliveries set state = 'cancelled', reason = 'moved', lease_holder = null, lease_until = null
    where org_id = ${orgId} and state = 'pending'`.execute(db);
  await sql`
    update cases set state = 'closed', closed_at = ${now}, snoozed_until = null
    where org_id = ${orgId} and state <> 'closed'`.execute(db);
}
