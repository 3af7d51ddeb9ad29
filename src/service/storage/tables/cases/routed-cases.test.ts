import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { ChatCase } from '../../../domain/cases/cases';
import type { RoutingDecision } from '../../../domain/cases/routing/routing-decisions';
import type { Database } from '../../database';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry, exampleWidget } from '../../test-records';
import { readRoutedCases } from './routed-cases';

onEachEngine('cases', ({ check, prepare }) => {
  let store: Store;
  let db: Kysely<Database>;

  prepare(async (opened) => {
    ({ store, db } = opened);
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function add(changes: Partial<ChatCase>): Promise<ChatCase> {
    const chat = exampleCase(changes);
    await store.cases.add(chat, [exampleEntry(chat.id)]);
    return chat;
  }

  /** Rows of cases that this transaction has looked at. */
  async function countLooks(bound: Kysely<Database>): Promise<number> {
    const { rows } = await sql<{ looks: number }>`
      select (idx_tup_fetch + seq_tup_read)::float8 as looks from pg_stat_xact_user_tables where relname = 'cases'`.execute(
      bound,
    );
    return rows[0]?.looks ?? NaN;
  }

  check('that wait are called for in turns of their organisations, whichever has more of them', async () => {
    const ids = [2, 3];
    const widgetIds: string[] = [];
    for (const id of ids) {
      await store.organisations.add({ id, name: 'Shop' });
      const widget = exampleWidget({ orgId: id });
      await store.widgets.add(widget, []);
      widgetIds.push(widget.id);
    }
    const [ofGreedy = '', ofQuiet = ''] = widgetIds;
    const greedy = [1, 2, 3].map((createdAt) => exampleCase({ orgId: 2, widgetId: ofGreedy, createdAt }));
    const quiet = exampleCase({ orgId: 3, widgetId: ofQuiet, createdAt: 9 });
    for (const chat of [...greedy, quiet]) await store.cases.add(chat, []);
    const called = (await store.cases.toCall({ first: 99 })).filter(({ orgId }) => ids.includes(orgId));
    expect(called.map(({ id }) => id)).toEqual([greedy[0]?.id, quiet.id, greedy[1]?.id, greedy[2]?.id]);
  });

  check('are routed in turns of their organisations too, a part of the queue at a time', async () => {
    const ids = [4, 5];
    const added: string[] = [];
    for (const id of ids) {
      await store.organisations.add({ id, name: 'Shop' });
      const widget = exampleWidget({
        orgId: id,
        routing: { rule: 'leastBusy', chatLimit: 2, returnAfterSeconds: 60 },
      });
      await store.widgets.add(widget, []);
      for (const createdAt of id === 4 ? [1, 2, 3] : [9]) {
        const { id: caseId } = await add({ orgId: id, widgetId: widget.id, createdAt });
        added.push(caseId);
      }
    }
    const queue = [
      ...(await store.cases.toRoute({ first: 2 })),
      ...(await store.cases.toRoute({ ids: (await store.cases.idsOf('toRoute')).slice(2) })),
    ];
    expect(queue.map((chat) => added.indexOf(chat.id))).toEqual([0, 3, 1, 2]);
    for (const id of added) await store.cases.close(id, 'agent', 10);
  });

  check('that are looked at first are found without a look at all others', async () => {
    const routing = { rule: 'leastBusy', chatLimit: 2, returnAfterSeconds: 60 } as const;
    const widget = exampleWidget({ routing });
    await store.widgets.add(widget, []);
    const { id } = await add({ widgetId: widget.id });
    await sql`
      insert into cases select (jsonb_populate_record(one, jsonb_build_object('id', 'many-' || n, 'created_at', n,
        'state', case when n % 2 = 0 then 'waiting' else 'active' end))).*
      from cases one, generate_series(1, 4000) n where one.id = ${id}`.execute(db);
    await sql`analyze cases`.execute(db);
    for (const list of ['toRoute', 'toReturn', 'toCall'] as const) {
      const all = await store.cases.idsOf(list);
      const { found, looked } = await db.transaction().execute(async (bound) => {
        const before = await countLooks(bound);
        const found = await readRoutedCases(bound)[list]({ first: 50 });
        return { found: found.length, looked: (await countLooks(bound)) - before };
      });
      expect(found).toBe(50);
      expect(all.length).toBeGreaterThan(1_999);
      expect(looked).toBeLessThan(500);
    }
    await sql`delete from cases where widget_id = ${widget.id}`.execute(db);
  });

  check('are closed, brought back and taken back in turns of their organisations', async () => {
    const ids = [6, 7];
    const added: string[] = [];
    for (const id of ids) {
      await store.organisations.add({ id, name: 'Shop' });
      const routing = { rule: 'leastBusy', chatLimit: 2, returnAfterSeconds: 60 } as const;
      const widget = exampleWidget({ orgId: id, routing });
      await store.widgets.add(widget, []);
      for (const at of id === 6 ? [1, 2, 3] : [9]) {
        const changes = {
          createdAt: at,
          lastEntryAt: at,
          visitorSeenAt: at,
          state: 'active',
          agentEmail: 'a@x.example',
        } as const;
        added.push((await add({ orgId: id, widgetId: widget.id, ...changes })).id);
      }
    }
    function order(chats: { id: string }[]) {
      return chats.map(({ id }) => added.indexOf(id)).filter((at) => at >= 0);
    }
    const inTurns = [0, 3, 1, 2];
    expect(order(await store.cases.idle(1e9, 99))).toEqual(inTurns);
    expect(order((await store.cases.toReturn({ first: 99 })).map(({ chat }) => chat))).toEqual(inTurns);
    for (const [at, id] of added.entries()) await store.cases.update(id, { snoozedUntil: 10 + at });
    expect(order(await store.cases.toWake(99, 99))).toEqual(inTurns);
    for (const id of added) await store.cases.close(id, 'agent', 10);
  });

  check(
    'of widgets that give chats to agents are read by who has them, and decisions in their order',
    async () => {
      const routing = { rule: 'leastBusy', chatLimit: 2, returnAfterSeconds: 60 } as const;
      const [giving, calling] = [exampleWidget({ routing }), exampleWidget()];
      for (const widget of [giving, calling]) await store.widgets.add(widget, []);
      expect(await store.widgets.get(giving.id)).toStrictEqual(giving);
      const claimedBy = { email: 'ida@x.example', alias: 'Ida', isGiven: true as const };
      const later = await add({ widgetId: giving.id, createdAt: 10, handedOverAt: 90 });
      const first = await add({ widgetId: giving.id, createdAt: 20 });
      const claimed = await add({ widgetId: giving.id, claimedBy });
      const active = await add({ widgetId: giving.id, state: 'active', agentEmail: 'ida@x.example' });
      await add({ widgetId: giving.id, botId: 'bot' });
      await add({ widgetId: calling.id });
      await add({ widgetId: calling.id, claimedBy });
      expect((await store.cases.toRoute({ first: 9 })).map(({ id }) => id)).toEqual([first.id, later.id]);
      const returning = await store.cases.toReturn({ first: 9 });
      expect(new Set(returning.map(({ chat }) => chat.id))).toEqual(new Set([claimed.id, active.id]));
      expect(returning.map(({ afterSeconds }) => afterSeconds)).toEqual([60, 60]);
      expect((await store.cases.loads(1)).get('ida@x.example')).toBe(3);
      const decisions: RoutingDecision[] = [30, 50].map((at, number) => ({
        caseId: first.id,
        number,
        widgetId: giving.id,
        at,
        chosen: 'ida@x.example',
        facts: { kind: 'given', rule: 'leastBusy', chatLimit: 2, candidates: [] },
      }));
      for (const decision of decisions) await store.routing.add(decision);
      expect(await store.routing.ofCase(first.id)).toStrictEqual(decisions);
      expect(await store.routing.lastGiven(giving.id, ['ida@x.example', 'bo@x.example'], 50)).toEqual(
        new Map([['ida@x.example', 50]]),
      );
    },
  );
});
