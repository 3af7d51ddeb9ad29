import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { AuditChange } from '../../contract/organisation/audit';
import { createAnswerOnce } from '../domain/provisioning/idempotency';
import { createTestClock } from '../testing/test-clock';
import type { Database } from './database';
import type { Store } from './store';
import { onEachEngine } from './test-engines';

onEachEngine('what has a bound', ({ check, prepare }) => {
  let store: Store;
  let db: Kysely<Database>;

  prepare(async (opened) => {
    ({ store, db } = opened);
    await store.organisations.add({ id: 1, name: 'Shop' });
    await store.organisations.add({ id: 3, name: 'Neighbour' });
  });

  check(
    'keeps answers to idempotency keys within their bytes: of each organisation the oldest go',
    async () => {
      const clock = createTestClock(1);
      const answerOnce = createAnswerOnce({ clock, most: 20_000 });
      let works = 0;
      function ask(idempotencyKey: string, orgId = 1) {
        clock.advance(1);
        const call = { orgId, keyId: '1', request: 'r', idempotencyKey };
        return store.transaction((tables) =>
          answerOnce(tables, call, async () => ({
            status: 200,
            body: { works: (works += 1), text: 'ö'.repeat(100) },
          })),
        );
      }
      const first = await ask('neighbour', 3);
      for (let at = 0; at < 100; at++) await ask(`many ${at}`);
      expect(await ask('neighbour', 3)).toEqual(first);
      expect((await ask('many 99')).body).toMatchObject({ works: 101 });
      expect((await ask('many 70')).body).toMatchObject({ works: 72 });
      expect((await ask('many 10')).body).toMatchObject({ works: 102 });
      const { rows } = await sql<{ bytes: number }>`
      select sum(octet_length(body::text) + 300)::integer as bytes from idempotency_keys where org_id = 1`.execute(
        db,
      );
      expect(rows[0]?.bytes).toBeLessThan(20_000);
    },
  );

  check(
    'shortens the longest and oldest details of the audit log where they take too much, never who did what, and when',
    async () => {
      const long = Array.from({ length: 30 }, (_, at) => ({
        path: `texts.${at}`,
        after: '"'.padEnd(200, 'ö'),
      }));
      const name = { path: 'name', after: '"Lamps"' };
      const few = Array.from({ length: 20 }, (_, at) => ({ path: `member ${at}`, after: 'true' }));
      async function add(subjectId: string, changes: AuditChange[], orgId = 1) {
        const actor = { kind: 'agent', name: 'a@shop.example' } as const;
        await store.auditEntries.add({
          orgId,
          at: 7,
          actor,
          action: 'added',
          subject: 'team',
          subjectId,
          changes,
        });
      }
      await add('few', few);
      await add('oldest', [...long.slice(0, 9), name, ...long, { path: 'and 4 more' }]);
      await add('small', [name]);
      for (const id of ['older', 'newer', 'newest']) await add(id, long);
      await add('neighbour', long, 9);
      const before = await store.auditEntries.list(1, {}, { limit: 9 });
      await store.auditEntries.shorten(1, 30_000);
      const after = await store.auditEntries.list(1, {}, { limit: 9 });
      const expected = [{ ...name }, { path: 'and 43 more' }];
      expect(after).toEqual(
        before.map((entry) => {
          if (entry.subjectId === 'oldest') return { ...entry, changes: expected, subjectName: 'Lamps' };
          return entry.subjectId === 'older' ? { ...entry, changes: [{ path: 'and 30 more' }] } : entry;
        }),
      );
      await store.auditEntries.shorten(1, 10);
      const sizes = await sql<{ subjectId: string; size: number }>`
      select subject_id, size from audit_entries where org_id in (1, 9) and size > 400`.execute(db);
      expect(sizes.rows.map(({ subjectId }) => subjectId)).toEqual(['neighbour']);
      const entries = await store.auditEntries.list(1, { subjectId: 'few' }, { limit: 1 });
      expect(entries[0]?.changes.slice(0, 2)).toEqual(few.slice(0, 2));
      expect(entries[0]?.changes.at(-1)?.path).toMatch(/^and \d+ more$/);
      const others = ["actor = 'b'", "changes = '[]'", 'changes = shortened_audit_changes(changes), at = 8'];
      for (const set of others)
        await expect(
          db.transaction().execute(async (tx) => {
            await sql`select set_config('chat_widget.shortens_audit_entries', 'yes', true)`.execute(tx);
            await sql.raw(`update audit_entries set ${set} where org_id = 9`).execute(tx);
          }),
        ).rejects.toThrow('append-only');
    },
  );
});
