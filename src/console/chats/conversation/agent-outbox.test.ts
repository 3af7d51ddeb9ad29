import { expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../../../browser/fakes/fake-browser';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { aCase, createFakeConsoleClient, type FakeConsoleClient } from '../../kit/frame/fake-console-client';
import { AgentOutboxModel, type AgentOutbox } from './agent-outbox';

function openTab(
  browser: FakeBrowser,
  client = createFakeConsoleClient(aCase({ id: 'a' }), aCase({ id: 'b' })),
) {
  const outbox = new AgentOutboxModel({
    client,
    browser,
    storagePrefix: 'unsent:',
    async deliver(caseId, message) {
      await client.answer(caseId, message);
    },
  });
  outbox.start();
  return { client, browser, outbox };
}
function setUp() {
  return openTab(createFakeBrowser());
}
function sentBy(client: FakeConsoleClient) {
  return client.calls
    .filter((call) => call.startsWith('answer'))
    .map((call) => call.replace(/ [-\d]+(\d) /, ' $1 '));
}
function shown({ outbox }: { outbox: { unsent: { value: readonly { text: string; state: string }[] } } }) {
  return outbox.unsent.value.map(({ text, state }) => `${text} ${state}`);
}

test('answers of one case go out one after the other, in the order written', async () => {
  const { client, browser, outbox } = setUp();
  let arrive: () => void = () => {};
  const { answer } = client;
  client.answer = async (...call) => {
    const entry = await answer(...call);
    await new Promise<void>((resolve) => (arrive = resolve));
    return entry;
  };
  outbox.send('a', 'one');
  outbox.send('a', 'two');
  await settle();
  expect(sentBy(client)).toEqual(['answer a 1 one']);
  arrive();
  await settle();
  expect(sentBy(client)).toEqual(['answer a 1 one', 'answer a 2 two']);
  arrive();
  await settle();
  expect(outbox.unsent.value).toEqual([]);
  expect(browser.storage.keys('')).toEqual([]);
});

test.each<[string, (outbox: AgentOutbox) => void]>([
  ['the agent says so', (outbox) => outbox.retry('a')],
  ['the line is back', (outbox) => outbox.resume()],
])('what the service asked to wait for goes out at once when %s', async (_, act) => {
  const { client, outbox } = setUp();
  client.failure = new RequestFailure(429, 300_000);
  outbox.send('a', 'one');
  await settle();
  client.failure = undefined;
  act(outbox);
  await settle();
  expect(outbox.unsent.value).toEqual([]);
});

test('what is refused waits for the agent, the rest goes out, and a retry keeps the ids', async () => {
  const tab = setUp();
  const { client, outbox } = tab;
  client.failure = new RequestFailure(409);
  outbox.send('a', 'one');
  outbox.send('a', 'two');
  await settle();
  expect(shown(tab)).toEqual(['one refused', 'two refused']);
  client.failure = undefined;
  outbox.send('a', 'three');
  outbox.resume();
  await settle();
  expect(sentBy(client).slice(2)).toEqual(['answer a 3 three']);
  expect(shown(tab)).toEqual(['one refused', 'two refused']);

  outbox.retry('a');
  await settle();
  expect(sentBy(client).slice(3)).toEqual(['answer a 1 one', 'answer a 2 two']);
  expect(shown(tab)).toEqual([]);
});

test('what was refused goes out again before what was written after it and still waits', async () => {
  const { client, outbox } = setUp();
  client.failure = new RequestFailure(409);
  outbox.send('a', 'one');
  await settle();
  client.failure = new RequestFailure(503);
  outbox.send('a', 'two');
  await settle();
  client.failure = undefined;
  outbox.retry('a');
  await settle();
  expect(sentBy(client).slice(2)).toEqual(['answer a 1 one', 'answer a 2 two']);
});

test('an answer that a firewall refuses holds up no other, says why, and can be taken back', async () => {
  const tab = setUp();
  const { client, browser, outbox } = tab;
  const { answer } = client;
  client.answer = (caseId, given) =>
    given.text.includes('<script>') ? Promise.reject(new RequestFailure(0)) : answer(caseId, given);
  for (const text of ['before', 'try <script>', 'after']) outbox.send('a', text);
  await browser.clock.advance(15_000);
  expect(sentBy(client)).toEqual(['answer a 1 before', 'answer a 3 after']);
  expect(shown(tab)).toEqual(['try <script> refused']);
  expect(outbox.faults.value.get('a')).toMatchObject({
    isPassing: false,
    message: expect.stringContaining('firewall') as string,
  });
  outbox.remove('a', outbox.unsent.value[0]?.messageId ?? '');
  expect([shown(tab), outbox.faults.value.size, browser.storage.keys('')]).toEqual([[], 0, []]);
});

test('an answer behind a line that is down to everything stays on its way', async () => {
  const tab = setUp();
  const { client, browser, outbox } = tab;
  client.failure = new RequestFailure(0);
  outbox.send('a', 'one');
  await browser.clock.advance(60_000);
  expect(shown(tab)).toEqual(['one waiting']);
});

test('what only the line held up goes out by itself, and at once when the line is back', async () => {
  const { client, browser, outbox } = setUp();
  client.failure = new RequestFailure(0);
  outbox.send('a', 'one');
  await settle();
  expect(outbox.faults.value.get('a')).toMatchObject({ isPassing: true });
  await browser.clock.advance(500);
  expect(sentBy(client)).toEqual(['answer a 1 one', 'answer a 1 one']);
  client.failure = undefined;
  outbox.resume();
  await settle();
  expect(sentBy(client)).toHaveLength(3);
  expect(outbox.unsent.value).toEqual([]);
});

test('an answer that was on its way when the page was left goes out from the next, under the same id', async () => {
  const { client, browser, outbox } = setUp();
  client.failure = new RequestFailure(0);
  outbox.send('a', 'one');
  await settle();
  outbox.stop();

  client.failure = undefined;
  openTab({ ...browser }, client);
  await settle();
  expect(sentBy(client)).toEqual(['answer a 1 one', 'answer a 1 one']);
});

test('an answer that waits while nobody is signed in counts as not sent, and asking about it sends nothing', async () => {
  const tab = setUp();
  const { client, outbox } = tab;
  client.failure = new RequestFailure(0);
  outbox.send('a', 'one');
  await settle();
  outbox.stop();

  client.failure = new RequestFailure(401);
  expect([outbox.isEmpty('a'), outbox.isEmpty(), outbox.isEmpty('b')]).toEqual([false, false, true]);
  await settle();
  expect(sentBy(client)).toEqual(['answer a 1 one']);
  client.failure = undefined;
  outbox.start();
  await settle();
  expect([shown(tab), outbox.isEmpty()]).toEqual([[], true]);
});

test('two tabs lose none of each other’s answers, and one of them sends each', async () => {
  const first = setUp();
  const second = openTab({ ...first.browser, storage: first.browser.storage.otherTab() });
  first.client.failure = second.client.failure = new RequestFailure(0);
  first.outbox.send('a', 'from the first');
  second.outbox.send('a', 'from the second');
  await settle();
  expect(shown(first)).toEqual(['from the first waiting', 'from the second waiting']);
  expect(shown(second)).toEqual(shown(first));

  first.outbox.stop();
  second.client.failure = undefined;
  second.client.calls.length = 0;
  second.outbox.resume();
  await settle();
  expect(sentBy(second.client)).toEqual(['answer a 1 from the first', 'answer a 2 from the second']);
  expect(first.browser.storage.keys('')).toEqual([]);
});

test('an answer that another tab has sent is shown as unsent no more', async () => {
  const first = setUp();
  const second = openTab({ ...first.browser, storage: first.browser.storage.otherTab() });
  first.outbox.send('a', 'one');
  expect(shown(second)).toEqual(['one sending']);
  await settle();
  expect([shown(first), shown(second)]).toEqual([[], []]);
  expect([...sentBy(first.client), ...sentBy(second.client)]).toEqual(['answer a 1 one']);
});

test('a storage that is full loses no answer of this page', async () => {
  const { client, browser, outbox } = setUp();
  browser.storage.fill();
  client.failure = new RequestFailure(0);
  outbox.send('a', 'one');
  outbox.send('a', 'two');
  await settle();
  client.failure = undefined;
  client.calls.length = 0;
  outbox.resume();
  await settle();
  expect(sentBy(client)).toEqual(['answer a 1 one', 'answer a 2 two']);
});
