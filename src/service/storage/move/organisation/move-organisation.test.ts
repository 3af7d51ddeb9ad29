import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEncryption } from '../../../adapters/encryption';
import { demo } from '../../../demo/demo-organisation';
import { openTestService, type TestService } from '../../../testing/test-service';
import type { Database } from '../../database';
import { createEncryptedStore } from '../../encryption/encrypted-store';
import { silentLog } from '../../log';
import { openStore, type OpenedStore } from '../../open-store';
import { hasPostgres, postgresName, startTestServer, type TestServer } from '../../postgres/test-server';
import { exampleEndpoint, exampleEntry, exampleWidget } from '../../test-records';
import { openTestStore } from '../../test-store';
import { readTables } from '../table-shapes';
import { fillTables } from '../test-filled';
import { exportOrganisation, sumsOf } from './export-organisation';
import { finishMove } from './finish-move';
import { importOrganisation } from './import-organisation';
import { readOrganisationTables, tablesThatStay } from './rows-of-organisation';
import { expectRemovable } from './test-removal';

const { orgId } = demo;
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const before = createEncryption([oldKey]);
const after = createEncryption([newKey, oldKey]);
/** Encrypted under another key there, or made by one that has another id. */
const withKeys = ['endpoints', 'keys', 'second_factors', 'agents'];
const finishing = { now: 1_800_000_000_000, pause: () => Promise.resolve() };

let folder: string;
let source: TestService;
let caseId: string;
let endpointId: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chat-widget-organisation-'));
  source = await openTestService();
  caseId = await fillTables(source);
  const encrypted = createEncryptedStore(source.elsewhere, before);
  await sql`delete from endpoints where token is not null or jsonb_array_length(secrets) > 0`.execute(
    source.db,
  );
  await sql`delete from keys where kind = 'identity'`.execute(source.db);
  await sql`delete from second_factors`.execute(source.db);
  const endpoint = exampleEndpoint({ orgId, token: 'token of the webhook' });
  endpointId = endpoint.id;
  await encrypted.endpoints.add(endpoint);
  await encrypted.keys.add(orgId, 'identity', 'cwi_whole');
  await source.context.workers.processAll();
  await sql`update deliveries set state = 'done', reason = null, lease_until = null where kind in ('passwordReset', 'invitation')`.execute(
    source.db,
  );
  await sql`insert into organisations (id, name) values (555555, 'Neighbour')`.execute(source.db);
  await source.elsewhere.keys.add(555_555, 'visitor', 'key of the neighbour');
  file = join(folder, 'organisation.jsonl');
  await exportOrganisation(source.db, orgId, file);
});
afterAll(async () => {
  await source.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function sums(db: Kysely<Database>) {
  return db.transaction().execute(async (reading) => {
    const { sums: found } = await sumsOf(reading, await readOrganisationTables(reading, orgId));
    for (const name of withKeys) delete found[name];
    return found;
  });
}

/** A database that has an organisation already. */
async function inhabit({ store }: OpenedStore): Promise<void> {
  await store.organisations.add({ id: 200_001, name: 'Old hand' });
  await store.keys.add(200_001, 'visitor', 'key of the old hand');
}

async function assertArrived({ db, store }: OpenedStore): Promise<void> {
  expect(await sums(db)).toEqual(await sums(source.db));
  expect((await store.organisations.list()).map(({ id }) => id)).toEqual([orgId, 200_001]);
  const read = createEncryptedStore(store, createEncryption([newKey]));
  expect(await read.endpoints.get(orgId, endpointId)).toMatchObject({ token: 'token of the webhook' });
  expect(await read.keys.identitySecrets(orgId, 0)).toEqual(['cwi_whole']);
  const ids = (await store.keys.list(orgId)).map(({ id }) => id);
  expect(ids).not.toContain((await store.keys.list(200_001))[0]?.id);
  const known = (await store.cases.get(caseId))?.lastIndex ?? NaN;
  expect(await store.entries.append(exampleEntry(caseId))).toMatchObject({ entry: { index: known + 1 } });
}

test('every table belongs to organisations or is said to stay', async () => {
  const moved = (await readOrganisationTables(source.db, orgId)).map(({ table }) => table.name);
  const all = (await readTables(source.db)).map(({ name }) => name);
  expect([...moved, ...tablesThatStay].sort()).toEqual(all.sort());
  const found = Object.entries(await sums(source.db)).filter(([, { rows }]) => rows > 0);
  expect(found.length).toBeGreaterThan(18);
});

test('the file is for its owner alone and has no secret in clear', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('Ünï');
  for (const secret of ['token of the webhook', 'cwi_whole', 'key of the neighbour'])
    expect(text).not.toContain(secret);
});

test('an organisation comes into an embedded database beside another one, whole and under its key', async () => {
  const target = await openTestStore();
  await inhabit(target);
  const { tables } = await importOrganisation(target.db, file, after);
  expect(tables.find(({ name }) => name === 'cases')?.rows).toBeGreaterThan(0);
  await assertArrived(target);
  await target.stop();
});

describe.skipIf(!hasPostgres)(`in ${postgresName}`, () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());

  test('an organisation comes into a shared database beside another one, and goes back to where it came from', async () => {
    const target = await openStore({ databaseUrl: await server.createDatabase() }, silentLog);
    await inhabit(target);
    await importOrganisation(target.db, file, after);
    await assertArrived(target);
    const back = join(folder, 'back.jsonl');
    await exportOrganisation(target.db, orgId, back);
    const again = await openTestStore();
    await importOrganisation(again.db, back, createEncryption([oldKey, newKey]));
    expect(await sums(again.db)).toEqual(await sums(target.db));
    await expectRemovable(again, back, createEncryption([oldKey, newKey]));
    await expectRemovable(target, back, createEncryption([newKey]));
    for (const one of [again, target]) await one.stop();
  });
});

describe('nothing is imported', () => {
  let target: OpenedStore;
  beforeAll(async () => {
    target = await openTestStore();
    await inhabit(target);
  });
  afterAll(() => target.stop());

  async function expectRefused(path: string, words: RegExp, encryption = after) {
    await expect(importOrganisation(target.db, path, encryption)).rejects.toThrow(words);
    expect(await target.store.organisations.list()).toEqual([{ id: 200_001, name: 'Old hand' }]);
    expect(await sql`select 1 from cases`.execute(target.db)).toMatchObject({ rows: [] });
  }
  function changed(change: (lines: string[]) => string[]): string {
    const path = join(folder, 'changed.jsonl');
    writeFileSync(path, `${change(readFileSync(file, 'utf8').trim().split('\n')).join('\n')}\n`);
    return path;
  }

  test('of an id that is taken', async () => {
    const email = demo.agents[0].email;
    await sql`insert into agents select * from json_populate_record(null::agents, ${JSON.stringify({
      id: 'another',
      email,
      org_id: 200_001,
      name: 'Another Maya',
      password_hash: '',
      is_administrator: false,
      account_type: 'biz',
      status: 'pause',
      status_source: 'console',
      status_at: 0,
    })}::json)`.execute(target.db);
    await expectRefused(file, /already has.*agents/s);
    await sql`delete from agents`.execute(target.db);
  });

  test('of a file that is cut, changed or no export', async () => {
    await expectRefused(
      changed((lines) => lines.slice(0, -1)),
      /incomplete/,
    );
    await expectRefused(
      changed((lines) => lines.filter((line) => !line.startsWith('["entries"'))),
      /entries differs/,
    );
    await expectRefused(
      changed(() => ['{"a": 1}']),
      /no export/,
    );
    await expectRefused(
      changed((lines) => lines.map((line) => line.replace('"2026-11-18-first-tables",', ''))),
      /another version/,
    );
  });

  describe('of a file with', () => {
    const neighbour = { widgetId: randomUUID(), endpointId: randomUUID() };
    beforeAll(async () => {
      const { store } = target;
      await store.widgets.add(exampleWidget({ id: neighbour.widgetId, orgId: 200_001 }), []);
      await store.endpoints.add(exampleEndpoint({ id: neighbour.endpointId, orgId: 200_001 }));
    });

    function headOf(lines: string[]): { tables: { name: string; columns: string[] }[] } {
      return JSON.parse(lines[0] ?? '') as never;
    }
    /** Changes one value of the first row of a table, or of a copy of it. */
    function forged(table: string, values: Record<string, string>, isMore: boolean): string {
      return changed((lines) => {
        const columns = headOf(lines).tables.find(({ name }) => name === table)?.columns ?? [];
        const at = lines.findIndex((line) => line.startsWith(`["${table}",[`));
        const [name, first = [], ...others] = JSON.parse(lines[at] ?? '') as [string, ...string[][]];
        const other = first.map((value, n) => values[columns[n] ?? ''] ?? value);
        const rows = isMore ? [first, ...others, other] : [other, ...others];
        return lines.map((line, n) => (n === at ? JSON.stringify([name, ...rows]) : line));
      });
    }

    test.each([
      ['keys', { org_id: '200001', key: 'of the thief' }],
      ['agents', { org_id: '200001', email: 'thief@x.example', is_administrator: 'true' }],
    ])('%s of a neighbour', async (table, values) => {
      await expectRefused(forged(table, values, true), /not organisation \d+’s alone/);
    });

    test.each([
      ['widget_agents', 'widget_id', () => neighbour.widgetId],
      ['cases', 'widget_id', () => neighbour.widgetId],
      ['deliveries', 'endpoint_id', () => neighbour.endpointId],
    ])('%s whose %s is a neighbour’s', async (table, column, id) => {
      await expectRefused(forged(table, { [column]: id() }, false), /not organisation \d+’s alone/);
    });
  });

  test('whose secrets no key opens', async () => {
    await expectRefused(file, /another key/, createEncryption([newKey]));
  });
});

describe('finishing', () => {
  test('is refused when somebody has written since the export, and leaves the doors open', async () => {
    await source.elsewhere.entries.append(exampleEntry(caseId, { text: 'one more' }));
    await expect(finishMove(source.db, orgId, file, finishing)).rejects.toThrow(/changed.*cases, entries/);
    expect(await source.elsewhere.keys.organisationOf('visitor', demo.keys.visitor)).toBe(orgId);
    await expect(finishMove(source.db, 555_555, file, finishing)).rejects.toThrow(/is of organisation/);
  });

  /** Its process ends while it waits, as by Ctrl-C. */
  function cutOff(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      async function pause() {
        resolve();
        await new Promise(() => {});
      }
      finishMove(source.db, orgId, path, { ...finishing, pause }).catch(reject);
    });
  }

  test('that was cut off is done again: it opens the organisation, or goes on', async () => {
    await cutOff(file);
    expect(await source.elsewhere.keys.organisationOf('visitor', demo.keys.visitor)).toBeUndefined();
    await expect(finishMove(source.db, orgId, file, finishing)).rejects.toThrow(/has changed/);
    expect(await source.elsewhere.keys.organisationOf('visitor', demo.keys.visitor)).toBe(orgId);
  });

  test('closes the doors of the organisation alone, and keeps its rows', async () => {
    const [{ email }] = demo.agents;
    await source.elsewhere.agents.update(email, { passwordHash: `quick ${demo.password}` });
    await source.elsewhere.sessions.add({
      id: 'signed in',
      agentEmail: email,
      createdAt: 0,
      expiresAt: 9e15,
      userAgent: '',
      isByOpenId: false,
    });
    await source.elsewhere.agents.setStatus(email, { status: 'online', source: 'console', at: 1 });
    const latest = join(folder, 'latest.jsonl');
    await exportOrganisation(source.db, orgId, latest);
    await sql`update cases set visitor_seen_at = visitor_seen_at + 1`.execute(source.db);
    await sql`update endpoints set failing_since = 1, paused_until = 2`.execute(source.db);
    const { sessions } = source.elsewhere;
    await cutOff(latest);
    // What they wrote while the rows are compared would be lost.
    expect(await sessions.get('signed in', 1)).toBeUndefined();
    expect(await sessions.present(['signed in'], 1)).toEqual([]);
    await finishMove(source.db, orgId, latest, finishing);

    const { keys, organisations } = source.elsewhere;
    expect(await keys.organisationOf('visitor', demo.keys.visitor)).toBeUndefined();
    expect(await keys.organisationOf('visitor', 'key of the neighbour')).toBe(555_555);
    await expect(source.context.account.signIn(email, demo.password)).rejects.toThrow(/has moved/);
    for (const left of ['sessions', "deliveries where state = 'pending'", "cases where state <> 'closed'"])
      expect((await sql.raw(`select 1 from ${left}`).execute(source.db)).rows).toEqual([]);
    // Those who are gone from here don’t pause by that: they may be online elsewhere.
    expect(await source.elsewhere.agents.onlineByConsole()).toEqual([]);
    expect((await organisations.list()).map(({ id }) => id)).toContain(orgId);
    await expect(exportOrganisation(source.db, orgId, join(folder, 'no'))).rejects.toThrow(/moved away/);
    await expect(finishMove(source.db, orgId, latest, finishing)).rejects.toThrow(/moved already/);
  });
});
