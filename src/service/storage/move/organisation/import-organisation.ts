import { sql, type Kysely, type Transaction } from 'kysely';
import type { Encryption } from '../../../domain/ports';
import type { Database } from '../../database';
import { reencryptWithin } from '../../encryption/reencrypt';
import { isAlreadyThere } from '../../is-already-there';
import { readApplied } from '../../migrate';
import { StorageFailure } from '../../storage-failure';
import type { CopiedTable } from '../move-database';
import { insertRows } from '../rows-as-text';
import { summarize } from '../summarize';
import { countFilesInBucket } from './files-in-bucket';
import { readFileRows, readHeadAndEnd, type FileEnd, type FileHead } from './organisation-file';
import { renameMakers } from './makers-of-users';
import { readOrganisationTables, type OrganisationTable } from './rows-of-organisation';

export interface ImportedOrganisation {
  orgId: number;
  name: string;
  tables: CopiedTable[];
}

/**
 * Adds the organisation of a file to a database, with the ids that it had, and compares counts and checksums. Secrets are encrypted
 * again under this database's key; `encryption` decrypts what the source has encrypted. One transaction: all or nothing.
 */
export async function importOrganisation(
  db: Kysely<Database>,
  path: string,
  encryption: Encryption,
): Promise<ImportedOrganisation> {
  const { head, end } = await readHeadAndEnd(path);
  const { orgId, name, keyIds = [] } = head;
  if ((await readApplied(db)).join() !== head.migrations.join())
    throw new StorageFailure(
      'The organisation was exported by another version of ChatWidget. Export and import with the same one.',
    );
  return db.transaction().execute(async (into) => {
    const tables = await readOrganisationTables(into, orgId);
    const given = await insertFile(into, path, shapesOf(head, tables));
    // They may be another organisation's, whose file would go with this one.
    if ((await countFilesInBucket(into, orgId)) > 0)
      throw new StorageFailure(`${path} names objects of a bucket. Nothing was imported.`);
    const copied: CopiedTable[] = [];
    for (const { table, which, astray } of tables) {
      const { rows, sum } = await summarize(into, table, which);
      const { rows: strays } =
        await sql`select 1 from ${sql.table(table.name)} where ${astray} limit 1`.execute(into);
      if ((given.get(table.name) ?? 0) !== rows || strays.length > 0)
        throw new StorageFailure(
          `${path} has rows of ${table.name} that are not organisation ${orgId}’s alone. Nothing was imported.`,
        );
      assertSame(table.name, end, { rows, sum });
      copied.push({ name: table.name, rows });
    }
    await renameMakers(into, orgId, keyIds);
    await reencryptWithin(into, encryption);
    return { orgId, name, tables: copied };
  });
}

/** Returns how many rows of each table the file has. */
async function insertFile(
  into: Transaction<Database>,
  path: string,
  shapes: Map<string, OrganisationTable['table']>,
): Promise<Map<string, number>> {
  const given = new Map<string, number>();
  for await (const [name, ...rows] of readFileRows(path)) {
    const shape = shapes.get(name);
    if (!shape) throw new StorageFailure(`${path} has rows of an unknown table: ${name}.`);
    try {
      await insertRows(into, shape, rows);
    } catch (error) {
      throw explained(name, error);
    }
    given.set(name, (given.get(name) ?? 0) + rows.length);
  }
  return given;
}

/** In the order of columns that the file has. */
function shapesOf(head: FileHead, tables: OrganisationTable[]): Map<string, OrganisationTable['table']> {
  const known = new Map(tables.map(({ table }) => [table.name, table]));
  const shapes = head.tables.map(({ name, columns }) => {
    const own = known.get(name)?.columns ?? [];
    const ordered = columns.map((column) => own.find((one) => one.name === column));
    if (ordered.some((column) => column === undefined) || own.length !== columns.length)
      throw new StorageFailure(`The table ${name} of the file has other columns than this database’s.`);
    return [name, { name, columns: ordered.filter((column) => column !== undefined) }] as const;
  });
  return new Map(shapes);
}

function assertSame(name: string, { sums }: FileEnd, { rows, sum }: { rows: number; sum: string }): void {
  const wanted = sums[name];
  if (wanted?.rows === rows && wanted.sum === sum) return;
  throw new StorageFailure(
    `The copy of ${name} differs: ${wanted?.rows} rows with checksum ${wanted?.sum} became ${rows} rows with checksum ${sum}. ` +
      'Nothing was imported.',
  );
}

function explained(table: string, error: unknown): unknown {
  if (!isAlreadyThere(error)) return error;
  const { detail = '' } = error as { detail?: string };
  return new StorageFailure(
    `This database already has something of the same id in ${table}: ${detail} Nothing was imported.`,
  );
}
