import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Change } from '../../domain/ports';
import type { Log } from '../log';
import { openStore, type OpenedStore } from '../open-store';
import { exampleCase, exampleEntry } from '../test-records';
import { hasPgBouncer, startDeafPooler, startPgBouncer, type TestPooler } from './test-pooler';
import { hasPostgres, postgresName, startTestServer, type TestServer } from './test-server';

const poolers = [
  { name: 'a pooler that delivers no notifications', isHere: hasPostgres, start: startDeafPooler },
  {
    name: hasPgBouncer ? 'PgBouncer in transaction mode' : 'PgBouncer (skipped: it is not installed here)',
    isHere: hasPostgres && hasPgBouncer,
    start: startPgBouncer,
  },
];

describe.each(poolers)(`${postgresName} behind $name`, ({ isHere, start }) => {
  describe.skipIf(!isHere)('serves an instance', () => {
    let server: TestServer;
    let pooler: TestPooler;
    let pooled: OpenedStore;
    let direct: OpenedStore;
    const logged: string[] = [];
    let missed: Promise<void>;

    beforeAll(async () => {
      server = await startTestServer();
      const databaseDirectUrl = await server.createDatabase();
      pooler = await start(databaseDirectUrl);
      pooled = await openStore({ databaseUrl: pooler.url }, logTo(logged));
      missed = hear(pooled, ({ kind }) => kind === 'missed', 2);
      direct = await openStore({ databaseUrl: pooler.url, databaseDirectUrl }, logTo([]));
    });
    afterAll(async () => {
      await Promise.all([pooled, direct].map((one) => one?.stop()));
      await pooler?.stop();
      await server.stop();
    });

    test('whose transactions set limits of their own, which its connections can’t bring along', async () => {
      const limits = await pooled.db.transaction().execute((db) =>
        sql<{ jit: string; statement: string; lock: string; idle: string }>`
            select current_setting('jit') as jit,
                   current_setting('statement_timeout') as statement,
                   current_setting('lock_timeout') as lock,
                   current_setting('idle_in_transaction_session_timeout') as idle`.execute(db),
      );
      expect(limits.rows).toEqual([{ jit: 'off', statement: '15s', lock: '13500ms', idle: '10s' }]);
      expect(logged).toContainEqual(expect.stringMatching(/takes no limits for connections/));
    });

    test('that stores and reads as ever', async () => {
      await pooled.store.organisations.add({ id: 1, name: 'Shop' });
      const chatCase = exampleCase();
      await Promise.all(
        Array.from({ length: 20 }, () => pooled.store.cases.add({ ...chatCase, id: randomUUID() }, [])),
      );
      await pooled.store.transaction((tables) => tables.cases.add(chatCase, [exampleEntry(chatCase.id)]));
      expect((await direct.store.cases.get(chatCase.id))?.lastIndex).toBe(0);
    });

    test('that is deaf, says so and looks by itself', async () => {
      await missed;
      expect(pooled.hearsOthers()).toBe(false);
      await expect.poll(() => logged).toContainEqual(expect.stringMatching(/PgBouncer.*DATABASE_DIRECT_URL/));
    });

    test('that hears the others once it listens directly', async () => {
      const caseId = randomUUID();
      const heard = hear(direct, (change) => 'caseId' in change && change.caseId === caseId);
      const again = setInterval(
        () => pooled.pubSub.publish({ kind: 'visitor', caseId, widgetId: 'widget', isHere: true }),
        50,
      );
      await heard;
      clearInterval(again);
      expect(direct.hearsOthers()).toBe(true);
    });
  });
});

/** Resolves with the change of that number that is meant. */
function hear(instance: OpenedStore, isMeant: (change: Change) => boolean, number = 1): Promise<void> {
  let found = 0;
  return new Promise((resolve) => {
    const stop = instance.pubSub.subscribe((change) => {
      if (!isMeant(change)) return;
      found += 1;
      if (found < number) return;
      stop();
      resolve();
    });
  });
}

function logTo(lines: string[]): Log {
  function write(_details: object, message: string) {
    lines.push(message);
  }
  return { info: write, warn: write, error: write };
}
