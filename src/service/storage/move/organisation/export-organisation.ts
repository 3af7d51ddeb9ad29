import { open, rm } from 'node:fs/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database';
import { readApplied } from '../../migrate';
import { StorageFailure } from '../../storage-failure';
import type { CopiedTable } from '../move-database';
import { readRows } from '../rows-as-text';
import { summarize } from '../summarize';
import { countFilesInBucket } from './files-in-bucket';
import { readKeyIds } from './makers-of-users';
import { fileFormat, type FileEnd, type FileHead, type FileRows } from './organisation-file';
import { readOrganisationTables, type OrganisationTable } from './rows-of-organisation';

/**
 * Writes all that an organisation has into a new file that its owner alone reads. One snapshot; the database is only read. Secrets
 * stay encrypted.
 */
export async function exportOrganisation(
  db: Kysely<Database>,
  orgId: number,
  path: string,
): Promise<CopiedTable[]> {
  const file = await open(path, 'wx', 0o600);
  try {
    const end = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (reading) => {
        await assertWithoutBucket(reading, orgId);
        const tables = await readOrganisationTables(reading, orgId);
        await file.write(`${JSON.stringify(await headOf(reading, orgId, tables))}\n`);
        for (const { table, which } of tables) {
          for await (const rows of readRows(reading, table, which)) {
            const line: FileRows = [table.name, ...rows];
            await file.write(`${JSON.stringify(line)}\n`);
          }
        }
        return sumsOf(reading, tables);
      });
    await file.write(`${JSON.stringify(end)}\n`);
    await file.sync();
    return Object.entries(end.sums).map(([name, { rows }]) => ({ name, rows }));
  } catch (error) {
    await rm(path);
    throw error;
  } finally {
    await file.close();
  }
}

/** Their objects would be deleted where the organisation came from, or never. */
async function assertWithoutBucket(db: Kysely<Database>, orgId: number): Promise<void> {
  const count = await countFilesInBucket(db, orgId);
  if (count > 0)
    throw new StorageFailure(
      `${count} files of organisation ${orgId} are in a bucket, and the export would not contain them. ` +
        `Bring them into the database first: npm run admin -- move-files database ${orgId}`,
    );
}

/** Counts and checksums of an organisation's rows as they are. */
export async function sumsOf(db: Transaction<Database>, tables: OrganisationTable[]): Promise<FileEnd> {
  const end: FileEnd = { sums: {}, quietSums: {} };
  for (const { table, quiet, which } of tables) {
    end.sums[table.name] = await summarize(db, table, which);
    if (quiet) end.quietSums[table.name] = await summarize(db, quiet, which);
  }
  return end;
}

async function headOf(db: Kysely<Database>, orgId: number, tables: OrganisationTable[]): Promise<FileHead> {
  const { rows } = await sql<{ name: string; movedAt: number | null }>`
    select name, moved_at from organisations where id = ${orgId}`.execute(db);
  const [organisation] = rows;
  if (!organisation) throw new StorageFailure(`There is no organisation ${orgId} here.`);
  if (organisation.movedAt !== null)
    throw new StorageFailure(`Organisation ${orgId} has moved away from this database already.`);
  return {
    format: fileFormat,
    orgId,
    name: organisation.name,
    migrations: await readApplied(db),
    tables: tables.map(({ table }) => ({
      name: table.name,
      columns: table.columns.map(({ name }) => name),
    })),
    keyIds: await readKeyIds(db, orgId),
  };
}
