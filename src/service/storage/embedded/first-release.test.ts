import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely, type Migration } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../create-database';
import type { Database } from '../database';
import { silentLog } from '../log';
import { firstNames, migrations, readApplied } from '../migrate';
import { openStore } from '../open-store';
import type { Store } from '../store';
import { exampleEntry } from '../test-records';
import { copyTemplate } from '../test-store';
import { startEngine } from './engine';
import { createEnginePool } from './engine-pool';
import { findEnginePrograms } from './engine-programs';
import { copyFolder } from './former-databases';
import { firstMigrations, makeOldFolder } from './test-release';

async function upgrade(
  applied: Record<string, Migration>,
  rows: string[],
  look: (store: Store, db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-data-'));
  try {
    copyTemplate(dataDir);
    await makeOldFolder(dataDir, findEnginePrograms().worker, applied, rows);
    const { store, db, stop } = await openStore({ dataDir }, silentLog);
    await look(store, db);
    await stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('a folder of the first release opens, with all that is in it', { timeout: 60_000 }, async () => {
  const rows = [
    "insert into organisations (id, name) values (1, 'Shop')",
    "insert into first_answers (org_id, key, request, status, created_at) values (1, 'k', 'r', 201, 1)",
    `insert into cases (id, org_id, widget_id, type, state, visitor, description, created_at, last_entry_at, last_index, visitor_seen_at)
    values ('c', 1, 'w', 'chat', 'waiting', '{}', '', 1, 1, -1, 1)`,
  ];
  await upgrade(firstMigrations, rows, async (store) => {
    expect(await store.organisations.list()).toEqual([{ id: 1, name: 'Shop' }]);
    expect(await store.idempotencyKeys.take(1, 'k', 'r', 2)).toMatchObject({ answer: { status: 201 } });
    expect(await store.entries.append(exampleEntry('c'))).toMatchObject({ outcome: 'added', widgetId: 'w' });
  });
});

test(
  'an upgrade that fails leaves a folder and its copy as the first release knows them',
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-data-'));
    const { worker } = findEnginePrograms();
    try {
      copyTemplate(dataDir);
      await makeOldFolder(dataDir, worker, firstMigrations, ['create table push_subscriptions (id int)']);
      for (const _start of ['first', 'second'])
        await expect(openStore({ dataDir }, silentLog)).rejects.toThrow('push_subscriptions');
      for (const directory of ['postgres', join(copyFolder, 'postgres')]) {
        const pool = createEnginePool(() => startEngine(worker, { directory: join(dataDir, directory) }));
        const db = createDatabase(pool);
        expect(await readApplied(db)).toEqual(Object.keys(firstNames).sort());
        await db.destroy();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

test(
  'a folder opens that has a later migration, but not yet one whose name comes before it',
  { timeout: 60_000 },
  async () => {
    const late = ['2026-11-24-agent-calls', '2026-11-24-read-marks'];
    const before = Object.entries(migrations).filter(([name]) => name < '2026-11-25' && !late.includes(name));
    const rows = ["insert into organisations (id, name) values (1, 'Shop')"];
    await upgrade(Object.fromEntries(before), rows, async (store) => {
      expect(await store.organisations.list()).toMatchObject([{ id: 1, name: 'Shop' }]);
      expect(await store.cases.openOf(1, '', 100)).toEqual([]);
    });
  },
);

test(
  'a draft and the versions before it share one counter, which goes on from their sum',
  { timeout: 60_000 },
  async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '2026-11-23');
    const rows = [
      "insert into organisations (id, name) values (1, 'Shop')",
      ...['drafted', 'published', 'both', 'neither'].map(
        (id) => `insert into widgets
      (id, org_id, name, owner_email, is_conversation_enabled, is_proactive_enabled, settings, allowed_origins, idle_minutes, revision)
      values ('${id}', 1, '${id}', 'a@shop.example', true, false, '{}', '[]', 15, 9)`,
      ),
      "insert into widget_drafts (widget_id, revision) values ('drafted', 3), ('both', 4)",
      `insert into widget_versions (widget_id, number, at, actor_kind, actor, settings)
    values ('published', 1, 0, 'service', '', '{}'), ('published', 2, 1, 'agent', 'a', '{}'), ('both', 1, 1, 'agent', 'a', '{}')`,
    ];
    await upgrade(Object.fromEntries(before), rows, async ({ widgetDrafts, widgetVersions }) => {
      const kept = ['drafted', 'published', 'both', 'neither'].map((id) => widgetDrafts.get(id));
      expect((await Promise.all(kept)).map(({ revision }) => revision)).toEqual([4, 2, 5, 1]);
      const versions = await widgetVersions.list('published', { limit: 9 });
      expect(versions.map(({ revision }) => revision)).toEqual([2, 1]);
    });
  },
);

test(
  'settings, drafts and versions have their sizes, also those that were there and those that a former version writes back',
  { timeout: 60_000 },
  async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '2026-11-27');
    const rows = [
      "insert into organisations (id, name) values (1, 'Shop')",
      `insert into widgets
      (id, org_id, name, owner_email, is_conversation_enabled, is_proactive_enabled, settings, allowed_origins, idle_minutes, revision)
      values ('w', 1, 'w', 'a@shop.example', true, false, '{"a": "ö"}', '[]', 15, 9)`,
      `insert into widget_drafts (widget_id, revision, draft) values ('w', 3, '{"settings": {}}')`,
      `insert into widget_versions (widget_id, revision, at, actor_kind, actor, settings)
      values ('w', 1, 0, 'service', '', '{"a": 1}'), ('w', 2, 1, 'agent', 'a', '{"a": 12}')`,
    ];
    await upgrade(Object.fromEntries(before), rows, async (store, db) => {
      expect(await store.widgets.lockSettingsSize(1)).toBe(
        '{"a": "ö"}'.length + 1 + '{"settings": {}}'.length,
      );
      await sql`update widgets set settings = '{}', settings_size = settings_size`.execute(db);
      expect(await store.widgets.lockSettingsSize(1)).toBe('{}'.length + '{"settings": {}}'.length);
      await store.widgetVersions.trim(1, 17);
      expect(await store.widgetVersions.list('w', { limit: 9 })).toHaveLength(2);
      await store.widgetVersions.trim(1, 16);
      expect(await store.widgetVersions.list('w', { limit: 9 })).toMatchObject([{ revision: 2 }]);
      await store.widgetVersions.trim(1, 1);
      expect(await store.widgetVersions.list('w', { limit: 9 })).toMatchObject([{ revision: 2 }]);
    });
  },
);
