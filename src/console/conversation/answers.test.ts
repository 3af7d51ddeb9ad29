import { expect, test } from 'vitest';
import { settle } from '../../browser/fakes/fake-clock';
import { RequestFailure } from '../../client/request';
import { AnswersModel } from './answers';
import { aCase, createFakeConsoleClient } from '../frame/fake-console-client';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';

function setUp() {
  const client = createFakeConsoleClient(aCase({ id: 'a' }), aCase({ id: 'b' }));
  const browser = createFakeBrowser();
  function make() {
    return new AnswersModel({
      client,
      browser,
      storageKey: 'unsent',
      onSent: () => {},
      onExpired: () => {},
    });
  }
  return { client, browser, answers: make(), make };
}
function sentTo(client: { calls: string[] }) {
  return client.calls.filter((call) => call.startsWith('answer'));
}

test('answers of one case go out one after the other, in the order written', async () => {
  const { client, answers } = setUp();
  answers.send('a', 'one');
  answers.send('a', 'two');
  expect(sentTo(client)).toEqual([`answer a ${id(1)} one`]);
  await settle();
  expect(sentTo(client)).toEqual([`answer a ${id(1)} one`, `answer a ${id(2)} two`]);
  expect(answers.unsent.value).toEqual([]);
});

test('what fails holds up what was written behind it, and is sent again under its own id', async () => {
  const { client, answers } = setUp();
  client.failure = new RequestFailure(500);
  answers.send('a', 'one');
  answers.send('a', 'two');
  answers.send('b', 'elsewhere');
  await settle();
  expect(answers.unsent.value.map(({ text, state }) => `${text} ${state}`)).toEqual([
    'one failed',
    'two failed',
    'elsewhere failed',
  ]);

  client.failure = undefined;
  client.calls.length = 0;
  answers.retry('a');
  await settle();
  expect(sentTo(client)).toEqual([`answer a ${id(1)} one`, `answer a ${id(2)} two`]);
});

test('what only the line held up goes out by itself when the line is back', async () => {
  const { client, answers } = setUp();
  client.failure = new RequestFailure(0);
  answers.send('a', 'one');
  await settle();
  client.failure = new RequestFailure(409);
  answers.send('b', 'too late');
  await settle();

  client.failure = undefined;
  client.calls.length = 0;
  answers.resume();
  await settle();
  expect(sentTo(client)).toEqual([`answer a ${id(1)} one`]);
  expect(answers.unsent.value.map(({ text }) => text)).toEqual(['too late']);
});

test('an answer that was on its way when the page was left is there again, under the same id', async () => {
  const { client, answers, make } = setUp();
  client.failure = new RequestFailure(0);
  answers.send('a', 'one');
  const afterReload = make();
  expect(afterReload.unsent.value).toMatchObject([{ messageId: id(1), text: 'one', state: 'failed' }]);
  await settle();

  client.failure = undefined;
  afterReload.retry('a');
  await settle();
  expect(sentTo(client).at(-1)).toBe(`answer a ${id(1)} one`);
});

/** The id that a fake browser makes at that turn. */
function id(turn: number): string {
  return `00000000-0000-4000-8000-00000000000${turn}`;
}
