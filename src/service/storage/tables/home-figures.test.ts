import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleCase } from '../test-records';
import { historyQuery } from './home-figures';

onEachEngine('what an organisation has had so far', ({ check, prepare }) => {
  let store: Store;
  let db: Kysely<Database>;

  prepare(async (opened) => {
    ({ store, db } = opened);
  });

  check('counts open chats and ended ones, and none that was tried by oneself', async () => {
    function history() {
      return store.homeFigures.history(['tried', 'had']);
    }
    const visitor = { pageUrl: 'https://chat.example/try/tried/page' };
    await store.cases.add(exampleCase({ widgetId: 'tried', visitor }), []);
    expect(await history()).toEqual({ hasChats: false, hasAnswers: false });
    const open = exampleCase({ widgetId: 'had' });
    await store.cases.add(open, []);
    expect(await history()).toEqual({ hasChats: true, hasAnswers: false });
    await store.cases.update(open.id, { respondedAt: 1 });
    expect(await history()).toEqual({ hasChats: true, hasAnswers: true });
    await store.cases.close(open.id, 'visitor', 1);
    expect(await history()).toEqual({ hasChats: true, hasAnswers: true });
  });

  check('is found without a look at the chats of others', async () => {
    await sql`
      insert into cases (id, org_id, widget_id, type, state, visitor, description, created_at, responded_at, last_entry_at,
        last_index, closed_at, visitor_seen_at)
      select gen_random_uuid(), 1, 'widget ' || n % 3, 'chat', 'closed', '{}', '', n, n, n, 0, n, n
      from generate_series(1, 5000) as n`.execute(db);
    await sql`analyze cases`.execute(db);
    const { rows } = await sql<Record<string, string>>`explain ${historyQuery(['none'])}`.execute(db);
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toContain('cases_of_widget_by_creation');
    expect(plan).not.toContain('Seq Scan on cases');
  });
});
