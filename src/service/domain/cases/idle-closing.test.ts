import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';
import { listEntries } from '../../storage/test-entries';
import { createIdleClosing } from './idle-closing';

let service: TestService;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

async function stateOf(id: string) {
  return (await service.context.store.cases.get(id))?.state;
}
async function pass(minutes: number) {
  for (let at = 0; at < minutes; at++) {
    service.clock.advance(60_000);
    await service.context.workers.processAll();
  }
}

test('a chat left alone closes by itself, and one whose visitor is here does not', async () => {
  const alone = await visitor.start({});
  const watched = await visitor.start({});
  await pass(14);
  await visitor.poll(watched);
  await pass(1);
  expect([await stateOf(alone), await stateOf(watched)]).toEqual(['closed', 'waiting']);
  const entries = await listEntries(service.context.store.entries, alone, 0);
  expect(entries.at(-1)?.text).toBe('/BYE The chat ended because nobody wrote for 15 minutes.');
});

test.each([
  ['a sleep of 16 minutes', 16 * 60_000],
  ['a clock that is set a day ahead', 24 * 3_600_000],
])('after %s chats go on whose visitors poll again, the others close', async (_what, milliseconds) => {
  const [alone, watched] = [await visitor.start({}), await visitor.start({})];
  await pass(1);
  service.clock.advance(milliseconds);
  await service.context.workers.processAll();
  expect([await stateOf(alone), await stateOf(watched)]).toEqual(['waiting', 'waiting']);
  // As long as pages wait at most where something on the way asks them to.
  await pass(5);
  await visitor.poll(watched);
  await pass(1);
  expect([await stateOf(alone), await stateOf(watched)]).toEqual(['closed', 'waiting']);
});

test('of thousands that are due at once some are closed in half a minute, and the others with the next runs', async () => {
  let now = 0;
  const due = Array.from({ length: 1_000 }, (_, at) => ({ id: String(at), widgetId: 'w' }));
  const closeIdle = createIdleClosing({
    cases: { idle: async (_now: number, most: number) => due.slice(0, most) as never },
    directory: { widget: async () => undefined },
    clock: { now: () => now, elapsed: () => now },
    async closeCase() {
      due.shift();
      now += 100;
      return undefined as never;
    },
  });
  await closeIdle();
  for (let run = 0; run < 15; run++) {
    now += 20_000;
    await closeIdle();
  }
  expect(due).toHaveLength(1_000);
  now += 20_000;
  for (let run = 0; due.length > 0; run++) {
    const before = now;
    await closeIdle();
    expect(now - before).toBeLessThanOrEqual(30_100);
    expect(run).toBeLessThan(10);
    now += 20_000;
  }
});

test('one that can’t be closed keeps none of the others open, and the fault is known', async () => {
  let now = 0;
  const open = ['1', '2', '3'];
  const closeIdle = createIdleClosing({
    cases: { idle: async () => open.map((id) => ({ id, widgetId: 'w' })) as never },
    directory: { widget: async () => undefined },
    clock: { now: () => now, elapsed: () => now },
    async closeCase(id) {
      if (id === '1') throw new Error('It is locked.');
      open.splice(open.indexOf(id), 1);
      return undefined as never;
    },
  });
  for (; now < 340_000; now += 20_000) await closeIdle();
  await expect(closeIdle()).rejects.toThrow('It is locked.');
  expect(open).toEqual(['1']);
});

test('a chat in which the visitor writes while others of the list are closed stays open', async () => {
  const chat = (await service.context.store.cases.get(await visitor.start({}))) ?? expect.unreachable();
  const { closeCase, directory } = service.context;
  let now = 0;
  const closeIdle = createIdleClosing({
    cases: { idle: async () => (now > 340_000 ? [chat] : []) },
    directory: {
      async widget(id) {
        await visitor.send('PUT', { caseId: chat.id, messageType: '1', messageBody: 'Still here' });
        return directory.widget(id);
      },
    },
    clock: { now: () => now, elapsed: () => now },
    closeCase,
  });
  service.clock.advance(1_000);
  for (; now <= 360_000; now += 20_000) await closeIdle();
  expect(await stateOf(chat.id)).toBe('waiting');
});
