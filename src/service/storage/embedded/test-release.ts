import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { createDatabase } from '../create-database';
import type { Database } from '../database';
import { firstNames, migrations } from '../migrate';
import { createEnginePool } from './engine-pool';
import { startEngine } from './engine';

/** Leaves the database of a data folder as an older release did. */
export async function makeOldFolder(
  dataDir: string,
  worker: URL,
  applied: Record<string, Migration>,
  rows: string[],
): Promise<void> {
  const setup = { directory: join(dataDir, 'postgres') };
  await makeOldDatabase(createDatabase(createEnginePool(() => startEngine(worker, setup))), applied, rows);
}

/** With its migrations alone; closes the database. */
export async function makeOldDatabase(
  db: Kysely<Database>,
  applied: Record<string, Migration>,
  rows: string[],
): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const provider = { getMigrations: async () => applied };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  for (const row of rows) await sql.raw(row).execute(db);
  await db.destroy();
}

/** The migrations of 0.1.0, under the names that they had there. */
export const firstMigrations = Object.fromEntries(
  Object.entries(firstNames).map(([before, name]): [string, Migration] => [before, migrations[name]]),
);

/** When the rows of the file were written, epoch milliseconds. */
const writtenAt = 1_795_490_077_509;

/** What a demo of 0.1.0 stored, as if a moment ago: Ann's chat is answered, Bob's waits and Cleo's has ended. */
export async function rowsOfFirstRelease(): Promise<string[]> {
  const text = await readFile(new URL('release-0.1.0.sql', import.meta.url), 'utf8');
  const since = Date.now() - writtenAt;
  const now = text.replaceAll(/'(17954\d{8})'/g, (_all, at: string) => `'${Number(at) + since}'`);
  return now.trim().split('\n');
}

export const chatsOfFirstRelease = {
  ann: '24da43a4-d7ea-4d8f-b71b-3c5b5946f4ee',
  bob: '56e8e1ec-c273-40a1-ab95-74e956603d7e',
  cleo: '38a50a91-31a1-4b15-94b0-254af0aaf12b',
};

export interface FormerRelease {
  version: string;
  migrations: Record<string, Migration>;
  /** Returns what it stored, as if a moment ago. */
  rowsNow(): Promise<string[]>;
  /** Chats that are open in it, with what each side said. */
  chats: { caseId: string; said: string[]; answered: string[] }[];
}

/** Every release before this version, with a data folder of each. */
export const formerReleases: FormerRelease[] = [
  {
    version: '0.1.0',
    migrations: firstMigrations,
    rowsNow: rowsOfFirstRelease,
    chats: [
      {
        caseId: chatsOfFirstRelease.ann,
        said: ['Where is my lamp?', 'Great, thank you!'],
        answered: ['It left our house today.'],
      },
      { caseId: chatsOfFirstRelease.bob, said: ['Do you ship to Norway?'], answered: [] },
    ],
  },
];
