import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../create-database';
import { silentLog } from '../log';
import { firstNames, migrations } from '../migrate';
import { openStore } from '../open-store';
import { exampleEntry } from '../test-records';
import { copyTemplate } from '../test-store';
import { createEnginePool } from './engine-pool';
import { findEnginePrograms } from './engine-programs';
import { startEngine } from './engine';

/** As the first release left it: its migrations alone, under the names that they had there. */
async function makeFolderOfFirstRelease(dataDir: string): Promise<void> {
  copyTemplate(dataDir);
  const setup = { directory: join(dataDir, 'postgres') };
  const db = createDatabase(createEnginePool(() => startEngine(findEnginePrograms().worker, setup)));
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const named = Object.entries(firstNames).map(([before, name]) => [before, migrations[name]]);
  const provider = { getMigrations: async () => Object.fromEntries(named) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  await sql`insert into organisations (id, name) values (1, 'Shop')`.execute(db);
  await sql`insert into first_answers (org_id, key, request, status, created_at) values (1, 'k', 'r', 201, 1)`.execute(
    db,
  );
  await sql`
    insert into cases (id, org_id, widget_id, type, state, visitor, description, created_at, last_entry_at, last_index, visitor_seen_at)
    values ('c', 1, 'w', 'chat', 'waiting', '{}', '', 1, 1, -1, 1)`.execute(db);
  await db.destroy();
}

test('a folder of the first release opens, with all that is in it', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-data-'));
  try {
    await makeFolderOfFirstRelease(dataDir);
    const { store, stop } = await openStore({ dataDir }, silentLog);
    expect(await store.organisations.list()).toEqual([{ id: 1, name: 'Shop' }]);
    expect(await store.idempotencyKeys.take(1, 'k', 'r', 2)).toMatchObject({ answer: { status: 201 } });
    expect(await store.entries.append(exampleEntry('c'))).toMatchObject({ outcome: 'added', widgetId: 'w' });
    await stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
