import { expect } from 'vitest';
import type { ChatCase } from '../../../domain/cases/cases';
import type { RoutingDecision } from '../../../domain/cases/routing/routing-decisions';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry, exampleWidget } from '../../test-records';

onEachEngine('cases', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function add(changes: Partial<ChatCase>): Promise<ChatCase> {
    const chat = exampleCase(changes);
    await store.cases.add(chat, [exampleEntry(chat.id)]);
    return chat;
  }

  check('that wait are called for in turns of their organisations, whichever has more of them', async () => {
    const ids = [2, 3];
    for (const id of ids) await store.organisations.add({ id, name: 'Shop' });
    const greedy = [1, 2, 3].map((createdAt) => exampleCase({ orgId: 2, createdAt }));
    const quiet = exampleCase({ orgId: 3, createdAt: 9 });
    for (const chat of [...greedy, quiet]) await store.cases.add(chat, []);
    const called = (await store.cases.toCall(99, 0)).filter(({ orgId }) => ids.includes(orgId));
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
    const queue = [await store.cases.toRoute(2, 0), await store.cases.toRoute(2, 2)].flat();
    expect(queue.map((chat) => added.indexOf(chat.id))).toEqual([0, 3, 1, 2]);
    for (const id of added) await store.cases.close(id, 'agent', 10);
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
    expect(order((await store.cases.toReturn(99, 0)).map(({ chat }) => chat))).toEqual(inTurns);
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
      expect((await store.cases.toRoute(9, 0)).map(({ id }) => id)).toEqual([first.id, later.id]);
      const returning = await store.cases.toReturn(9, 0);
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
      expect(await store.routing.lastGiven(giving.id, ['ida@x.example', 'bo@x.example'])).toEqual(
        new Map([['ida@x.example', 50]]),
      );
    },
  );
});
