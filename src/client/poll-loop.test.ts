import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../browser/fakes/fake-browser';
import type { PollResult } from '../contract/chat/visitor-chat';
import { createFakePolls, type FakePoll } from './fake-polls';
import { startPollLoop, type PollLoop } from './poll-loop';

let browser: FakeBrowser;
let requests: FakePoll[];
let answers: PollResult[];
let retries: number[];
let isGone: boolean;
let nextIndex: number;
let loop: PollLoop;

/** On our service, unless it takes no key in the address. */
async function start(apiKey: string | undefined) {
  browser = createFakeBrowser();
  const polls = createFakePolls(browser.clock);
  ({ requests } = polls);
  [answers, retries, isGone, nextIndex] = [[], [], false, 0];
  loop = startPollLoop({
    ...browser,
    client: polls,
    caseId: 'case-1',
    apiKey,
    nextIndex: () => nextIndex,
    onAnswer: (result) => void answers.push(result),
    onFailure: (_, retryIn) => void retries.push(retryIn),
    onGone: () => void (isGone = true),
  });
  await pass(0);
}
beforeEach(() => start('key'));

/** The first poll brings nothing; the next one is held. */
async function catchUp() {
  await latest().answer();
  await pass(0);
  requests.shift();
  answers.shift();
}

function pass(milliseconds: number) {
  return browser.clock.advance(milliseconds);
}
function message(index: number) {
  return { index, type: 'agent' as const, author: 'Maya', text: 'Hi' };
}

function latest(): FakePoll {
  const request = requests[requests.length - 1];
  if (!request) throw new Error('Nothing was asked.');
  return request;
}

describe('what catches up is answered at once', () => {
  test('when the chat begins or is joined', async () => {
    const parameters = {
      index: 0,
      isTyping: false,
      agentTyping: false,
      visitorMessages: true,
      apiKey: 'key',
    };
    expect(latest().parameters).toMatchObject({ ...parameters, wait: undefined });
    await latest().answer();
    await pass(0);
    expect(latest().parameters).toMatchObject({ ...parameters, wait: 25 });
  });

  test.each<[string, () => unknown]>([
    ['a failure', () => latest().fail()],
    ['the network was away', () => browser.network.goOnline()],
    ['the page was left', () => (browser.page.leave(), browser.page.comeBack())],
    ['"Try now"', () => loop.tryNow()],
  ])('after %s', async (_, happen) => {
    await catchUp();
    expect(latest().parameters.wait).toBe(25);
    await happen();
    await pass(500);
    expect(latest().parameters.wait).toBeUndefined();
    await latest().answer();
    await pass(0);
    expect(latest().parameters.wait).toBe(25);
  });

  test('though the visitor begins to type meanwhile', async () => {
    loop.setTyping(true);
    await pass(0);
    expect(latest().parameters).toMatchObject({ isTyping: true, wait: undefined });
  });
});

describe('with a server that holds', () => {
  beforeEach(catchUp);

  test('asks again and again', async () => {
    await pass(25_000);
    await latest().answer();
    await pass(0);
    expect(requests).toHaveLength(2);
  });

  test('asks for what follows right after a message', async () => {
    await pass(3000);
    nextIndex = 5;
    await latest().answer({ messageList: [message(4)], agentTyping: true });
    await pass(0);
    expect(answers[0]?.messageList).toHaveLength(1);
    expect(latest().parameters).toMatchObject({ index: 5, agentTyping: true });
  });
});

describe('with a server that ignores `wait`', () => {
  beforeEach(() => start(undefined));

  test('asks every 1 to 2 seconds, after a message too', async () => {
    await latest().answer();
    await pass(1499);
    expect(requests).toHaveLength(1);
    await pass(1);
    await latest().answer({ messageList: [message(0)] });
    await pass(1499);
    expect(requests).toHaveLength(2);
    await pass(1);
    expect(requests).toHaveLength(3);
  });

  test('takes a list that repeats what is known for nothing new', async () => {
    nextIndex = 3;
    await latest().answer();
    await pass(1500);
    await latest().answer({ messageList: [message(1), message(2)] });
    await pass(1000);
    expect(requests).toHaveLength(2);
  });

  test('notices when the server holds after all', async () => {
    await latest().answer();
    await pass(1500 + 25_000);
    await latest().answer();
    await pass(0);
    expect(requests).toHaveLength(3);
  });

  test('says that the visitor types within a second, and no sooner than that', async () => {
    await latest().answer();
    loop.setTyping(true);
    await pass(999);
    expect(requests).toHaveLength(1);
    await pass(1);
    expect(latest().parameters.isTyping).toBe(true);
  });
});

describe('when the line is down', () => {
  test('asks at once when the network is back, giving up a request that hangs', async () => {
    await pass(10_000);
    const hanging = latest();
    browser.network.goOnline();
    await pass(0);
    expect(hanging.isAborted()).toBe(true);
    expect(requests).toHaveLength(2);
  });

  test('tells at once that the network is gone, though its request is held, and is held as long as before afterwards', async () => {
    await catchUp();
    await pass(10_000);
    const held = latest();
    browser.network.goOffline();
    await pass(0);
    expect(held.isAborted()).toBe(true);
    expect(retries).toHaveLength(1);
    await pass(retries[0] ?? 0);
    await catchUp();
    expect(latest().parameters.wait).toBe(25);
  });

  test('asks at once when the page is seen again', async () => {
    await latest().fail();
    browser.page.show();
    await pass(0);
    expect(requests).toHaveLength(2);
  });

  test('obeys Retry-After, unless the network is back or somebody looks', async () => {
    await latest().fail(429, 20_000);
    expect(retries).toEqual([20_000]);
    loop.wake();
    await pass(19_999);
    expect(requests).toHaveLength(1);
    await pass(1);
    await latest().fail(429, 20_000);
    browser.page.show();
    await pass(0);
    expect(requests).toHaveLength(3);
  });

  test('waits by no clock that can be set', async () => {
    browser.clock.shift(-3_600_000);
    await latest().answer({ messageList: [message(0)] });
    await pass(0);
    expect(requests).toHaveLength(2);
  });
});

describe('when the page is left or out of sight', () => {
  test('gives up its request on leaving and asks at once on return', async () => {
    browser.page.leave();
    expect(latest().isAborted()).toBe(true);
    await pass(120_000);
    expect(requests).toHaveLength(1);
    browser.page.comeBack();
    await pass(0);
    expect(requests).toHaveLength(2);
  });

  test('asks at most once a minute when hidden and idle, and at once when seen', async () => {
    browser.page.hide();
    for (let elapsed = 0; elapsed < 600; elapsed += 25) {
      await pass(25_000);
      if (!latest().isAborted()) await latest().answer();
    }
    const idle = requests.map(({ at }) => at).filter((at) => at > 150_000);
    const gaps = idle.slice(1).map((at, n) => at - (idle[n] ?? 0));
    expect(idle.length).toBeGreaterThan(4);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60_000);
    const count = requests.length;
    await latest().answer();
    browser.page.show();
    await pass(0);
    expect(requests).toHaveLength(count + 1);
  });

  test('asks at most once a minute when hidden, idle and failing', async () => {
    browser.page.hide();
    await pass(130_000);
    await latest().fail();
    await pass(0);
    const count = requests.length;
    for (let n = 0; n < 3; n++) {
      await latest().fail();
      await pass(60_000);
    }
    expect(requests.length).toBeLessThanOrEqual(count + 3);
  });
});

describe('typing', () => {
  test('is sent at once by another request', async () => {
    await pass(2000);
    const held = latest();
    loop.setTyping(true);
    await pass(0);
    expect(held.isAborted()).toBe(true);
    expect(latest().parameters.isTyping).toBe(true);
  });
});

describe('an answer is dropped', () => {
  test('after the loop was stopped', async () => {
    const request = latest();
    loop.stop();
    await request.answer({ messageList: [message(0)] });
    await pass(60_000);
    expect(answers).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(browser.clock.pending()).toBe(0);
  });

  test('when it is of another chat', async () => {
    await latest().answer({ caseId: 'case-2', messageList: [message(0)] });
    expect(answers).toEqual([]);
  });

  test('when it came for a request that was given up', async () => {
    const old = latest();
    loop.setTyping(true);
    await pass(0);
    await old.answer({ messageList: [message(0)] });
    expect(answers).toEqual([]);
  });
});

test('stops when the server says twice that it knows no such chat', async () => {
  await latest().fail(404);
  expect(isGone).toBe(false);
  await pass(1000);
  await latest().fail(404);
  await pass(600_000);
  expect(isGone).toBe(true);
  expect(requests).toHaveLength(2);
});
