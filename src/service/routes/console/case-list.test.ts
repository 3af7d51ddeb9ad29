import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CasePage } from '../../../operations/console/cases';
import { demo } from '../../demo/demo-organisation';
import { exampleCase, exampleEntry } from '../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let agent: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  agent = await signInToConsole(service);
});
afterAll(() => service.stop());

test('300 open chats come in pages, each once, whatever happens between the pages', async () => {
  const { widgetId } = demo;
  const chats = Array.from({ length: 300 }, (_, at) =>
    // Two began at each moment, and those that began first were the last to say something.
    exampleCase({ widgetId, createdAt: 1_000 + Math.floor(at / 2), lastEntryAt: 9_000 - at }),
  );
  for (const chat of chats) await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);

  const pages: CasePage[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const page: CasePage = (
      await agent('GET', `/cases?view=open${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    ).json();
    pages.push(page);
    cursor = page.nextCursor;
    const latest = chats.at(-1);
    if (latest)
      await service.context.store.entries.append(exampleEntry(latest.id, { messageId: cursor ?? 'end' }));
  }
  const listed = pages.flatMap(({ cases }) => cases);
  expect(pages.map(({ cases }) => cases.length)).toEqual([100, 100, 100]);
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(chats.map(({ id }) => id)));
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(chats.map(({ createdAt }) => createdAt));
});

test.each(['nothing', '12.', '.'.padEnd(40, '0'), '1e3.11111111-1111-4111-8111-111111111111'])(
  'the cursor “%s” is refused',
  async (cursor) => {
    expect((await agent('GET', `/cases?cursor=${cursor}`)).statusCode).toBe(400);
  },
);
