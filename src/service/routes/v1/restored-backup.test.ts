import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Agent } from '../../domain/agents/agents';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let agent: Agent;
let caseId: string;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
  const found = await service.context.store.agents.get(demo.agents[0].email);
  if (!found) throw new Error('The demo agent is not there.');
  agent = found;
});
afterAll(() => service.stop());
beforeEach(async () => void (caseId = await visitor.start()));

function say(text: string) {
  return service.context.workspace.answer(agent, caseId, { text, messageId: text });
}

/** As our widget polls. */
function poll(index: number, query = '') {
  return visitor.poll(caseId, `?index=${index}&visitorMessages=true${query}`);
}

async function nextIndex(): Promise<number> {
  const { messageList } = await visitor.poll(caseId);
  return (messageList.at(-1)?.index ?? -1) + 1;
}

/** The database as it was at that entry. */
async function restore(lastIndex: number) {
  await service.db
    .deleteFrom('entries')
    .where('caseId', '=', caseId)
    .where('index', '>', lastIndex)
    .execute();
  await service.db.updateTable('cases').set({ lastIndex }).where('id', '=', caseId).execute();
}

async function forgetLiveCases() {
  service.clock.advance(200_000);
  await service.context.live.correct();
}

const waits = [
  { how: 'at once', query: '' },
  { how: 'when it is there', query: '&wait=1' },
];

test.each(waits)(
  'an answer after a restored backup reaches the visitor, who has seen later entries and polls $how',
  async ({ query }) => {
    for (const text of ['One', 'Two', 'Three']) await say(text);
    const next = await nextIndex();
    await forgetLiveCases();
    await restore(3);
    expect((await poll(next, query)).messageList).toEqual([]);
    await say('Four');
    const { messageList } = await poll(next, query);
    expect(messageList.map(({ text }) => text)).toEqual(['Four']);
  },
);

test('the same where a replica that lacked entries became the primary, and the service ran on', async () => {
  for (const text of ['One', 'Two', 'Three']) await say(text);
  const next = await nextIndex();
  await restore(3);
  await service.context.live.correct();
  await say('Four');
  const { messageList } = await poll(next);
  expect(messageList.map(({ text }) => text)).toEqual(['Four']);
});

test('a client that says again and again that it has seen more makes few writes', async () => {
  const { cases } = service.context.store;
  let next = await nextIndex();
  const before = (await cases.get(caseId))?.lastIndex ?? 0;
  for (let polls = 0; polls < 20; polls += 1) await poll((next += 2));
  expect((await cases.get(caseId))?.lastIndex).toBe(before + 2);
});

test('no client makes the next index a high one', async () => {
  const next = await nextIndex();
  for (const index of [next + 2_000, 90_000_000, 2 ** 31 - 1]) await poll(index);
  await say('One');
  expect(await nextIndex()).toBe(next + 2);
});

test('a client that asks for none of the visitor’s messages may ask for any index', async () => {
  const next = await nextIndex();
  await visitor.poll(caseId, `?index=${next + 9}`);
  await say('One');
  const { messageList } = await visitor.poll(caseId, `?index=${next}`);
  expect(messageList.map(({ index }) => index)).toContain(next);
});
