import { expect, test } from 'vitest';
import { createFakeClock } from '../../browser/fakes/fake-clock';
import { OnlineAgentsModel } from './online-agents';

function setUp(...answers: (Response | undefined)[]) {
  const clock = createFakeClock();
  const asked: string[] = [];
  const service = {
    baseUrl: 'https://chat.example',
    apiKey: 'k',
    fetch: (async (url: string) => {
      asked.push(url);
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    }) as typeof fetch,
  };
  const model = new OnlineAgentsModel({ service, widgetId: 'w 1', browser: { clock } });
  return { clock, asked, model };
}
function listOf(...agents: unknown[]) {
  return Response.json({ agents });
}

test('who is online is asked again after a failure, later each time', async () => {
  const { clock, asked, model } = setUp(
    undefined,
    new Response('busy', { status: 503 }),
    listOf({ alias: 'Maya' }),
  );
  await clock.advance(3_000);
  expect(asked).toHaveLength(2);
  expect(model.agents.value).toBeUndefined();
  await clock.advance(5_999);
  expect(asked).toHaveLength(2);
  await clock.advance(1);
  expect(model.agents.value).toEqual([{ alias: 'Maya' }]);
  expect(asked[0]).toBe('https://chat.example/api/v1/chat/w%201/agents?apiKey=k');
});

test('no more is asked once what shows it is gone', async () => {
  const { clock, asked, model } = setUp();
  await clock.advance(0);
  model[Symbol.dispose]();
  await clock.advance(60_000);
  expect(asked).toHaveLength(1);
});

test.each<[string, unknown[], unknown[]]>([
  [
    'no more than four',
    ['a', 'b', 'c', 'd', 'e'].map((alias) => ({ alias })),
    [...'abcd'].map((alias) => ({ alias })),
  ],
  ['only who has a name', [{ alias: '' }, {}, 7], []],
  [
    'a photo as its address',
    [{ alias: 'Ann', avatarUrl: 'https://x.example/a.png' }],
    [{ alias: 'Ann', avatarUrl: 'https://x.example/a.png' }],
  ],
])('%s is taken of an answer', async (_, given, taken) => {
  const { clock, model } = setUp(listOf(...given));
  await clock.advance(0);
  expect(model.agents.value).toEqual(taken);
});
