import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { firstMigrations, makeOldDatabase } from '../embedded/test-release';
import { silentLog } from '../log';
import { migrate, migrations, readApplied } from '../migrate';
import { openStore, type OpenedStore } from '../open-store';
import { openUnlimited } from './open-unlimited';
import { ask } from './test-postgres';
import { hasPostgres, postgresName, startTestServer } from './test-server';

test.skipIf(!hasPostgres)(
  `instances that start together bring a database of the first release up to date: ${postgresName}`,
  { timeout: 120_000 },
  async () => {
    const server = await startTestServer();
    try {
      for (let round = 0; round < 3; round += 1) {
        const url = await server.createDatabase();
        await makeOldDatabase(await openUnlimited(url, silentLog), firstMigrations, []);
        const instances = await Promise.all([1, 2, 3].map(() => openUnlimited(url, silentLog)));
        await Promise.all(instances.map((db) => migrate(db)));
        for (const db of instances) {
          expect(await readApplied(db)).toEqual(Object.keys(migrations));
          await db.destroy();
        }
      }
    } finally {
      await server.stop();
    }
  },
);

/** As a former version has left it, whose migrations lacked one of deliveries and one of cases. */
const formerTables = `
  drop index deliveries_listed, deliveries_too_old, cases_moved_by_start_key, cases_moved_open;
  create index deliveries_not_done on deliveries (org_id);
  delete from kysely_migration where name in ('2026-11-27-listed-deliveries', '2026-11-27-starts-of-moved-chats')`;

test.skipIf(!hasPostgres)(
  'an upgrade gives way to a former instance that it waits for, and comes again',
  async () => {
    const server = await startTestServer();
    const databaseUrl = await server.createDatabase();
    const former = await openStore({ databaseUrl }, silentLog);
    await ask(databaseUrl, formerTables);
    let opening: Promise<OpenedStore> | undefined;
    await former.db.transaction().execute(async (db) => {
      await sql`lock table cases in row exclusive mode`.execute(db);
      opening = openStore({ databaseUrl }, silentLog);
      opening.catch(() => {});
      await vi.waitFor(async () => {
        const waiting = await ask(
          databaseUrl,
          `select from pg_locks where not granted and relation = 'cases'::regclass`,
        );
        expect(waiting).toHaveLength(1);
      }, 10_000);
      await sql`lock table deliveries in row exclusive mode`.execute(db);
    });
    const upgraded = await opening;
    expect(await ask(databaseUrl, `select to_regclass('deliveries_listed') as index`)).toEqual([
      { index: 'deliveries_listed' },
    ]);
    await Promise.all([former, upgraded].map((one) => one?.stop()));
    await server.stop();
  },
);

/** Of a migration that needs a table for itself. */
const formerOrganisations = `
  alter table organisations drop column privacy_revision, drop column mail_revisions;
  delete from kysely_migration where name = '2026-11-27-revisions-of-organisations'`;

test.skipIf(!hasPostgres)(
  'an upgrade that waits for a dump keeps no former instance waiting, and comes again once the dump has ended',
  async () => {
    const server = await startTestServer();
    const databaseUrl = await server.createDatabase();
    const former = await openStore({ databaseUrl }, silentLog);
    await ask(databaseUrl, formerOrganisations);
    const dump = new Client({ connectionString: databaseUrl });
    await dump.connect();
    await dump.query('begin; lock table organisations in access share mode');
    const log = { ...silentLog, warn: vi.fn<(details: object, message: string) => void>() };
    const opening = openStore({ databaseUrl }, log as unknown as typeof silentLog);
    await vi.waitFor(async () =>
      expect(
        await ask(
          databaseUrl,
          `select from pg_locks where not granted and relation = 'organisations'::regclass`,
        ),
      ).toHaveLength(1),
    );
    await former.store.keys.organisationOf('visitor', 'a key');
    await ask(databaseUrl, `set statement_timeout = '4s'; select name from organisations`);
    await vi.waitFor(() =>
      expect(log.warn).toHaveBeenCalledExactlyOnceWith({}, expect.stringMatching(/upgrade waits.*pg_dump/)),
    );
    await dump.end();
    const upgraded = await opening;
    expect(await upgraded.store.organisations.list()).toEqual([]);
    await Promise.all([former, upgraded].map(({ stop }) => stop()));
    await server.stop();
  },
);
