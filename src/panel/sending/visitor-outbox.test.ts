import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../../browser/fakes/fake-browser';
import { RequestFailure } from '../../client/request';
import { storedMessageKey } from '../../contract/storage/stored-chat';
import type { StoredMessage } from '../../contract/storage/stored-message';
import type { PollResult, SendParameters } from '../../contract/chat/visitor-chat';
import { loadMessages } from './stored-messages';
import { createVisitorOutbox, type VisitorOutbox } from './visitor-outbox';

let browser: FakeBrowser;
let sent: SendParameters[];
let answer: (parameters: SendParameters) => Promise<{ index?: number }>;
let shown: Map<string, StoredMessage>;
let retries: (number | undefined)[];
let isGone: boolean;
let reach: () => Promise<void>;

beforeEach(() => {
  browser = createFakeBrowser();
  [sent, retries, isGone, reach, shown] = [[], [], false, async () => {}, new Map()];
  let index = 0;
  answer = () => Promise.resolve({ index: index++ });
});

/** In which the visitor writes these. */
function createTab(...written: string[]): VisitorOutbox {
  const outbox = createVisitorOutbox({
    browser,
    client: {
      async poll() {
        await reach();
        return { messages: [] } as unknown as PollResult;
      },
      async send(parameters) {
        sent.push(parameters);
        const { index } = await answer(parameters);
        return { caseId: 'c', messageType: 1, messageBody: '', ...(index === undefined ? {} : { index }) };
      },
    },
    caseId: 'c',
    latestIndex: () => 7,
    onMessage: (message) => {
      expect(loadMessages(browser.storage, 'c')).toContainEqual(message);
      shown.set(message.id, message);
    },
    lock: 'sender',
    onForgotten: (id) => void shown.delete(id),
    onTaken: () => {},
    onFailure: (retryIn) => void retries.push(retryIn),
    onGone: () => void (isGone = true),
  });
  for (const text of written) outbox.add(text);
  return outbox;
}

function settle() {
  return browser.clock.settle();
}
function fail(status: number, retryAfter?: number) {
  return Promise.reject(new RequestFailure(status, retryAfter));
}
function texts() {
  return sent.map(({ messageBody }) => messageBody);
}
function states() {
  return [...shown.values()].map(({ text, state }) => `${text} ${state}`);
}

describe('a message', () => {
  test('is stored before it is shown, and shown before it is sent', () => {
    createTab('Hello');
    expect(states()).toEqual(['Hello queued']);
    expect(sent).toEqual([]);
  });

  test('keeps the index that the service sent', async () => {
    createTab('Hello');
    await settle();
    expect([...shown.values()][0]).toMatchObject({ state: 'sent', index: 0, after: 7 });
  });

  test('waits its turn: one request in flight, in order', async () => {
    const answers: (() => void)[] = [];
    answer = () => new Promise((resolve) => answers.push(() => resolve({})));
    createTab('a', 'b', 'c');
    await settle();
    expect(texts()).toEqual(['a']);
    answers[0]?.();
    await settle();
    expect(texts()).toEqual(['a', 'b']);
    answers[1]?.();
    await settle();
    expect(texts()).toEqual(['a', 'b', 'c']);
  });
});

describe('when the connection is down', () => {
  test('stays, and goes out again under the same id, in order', async () => {
    const outbox = createTab();
    answer = () => fail(0);
    outbox.add('a');
    outbox.add('b');
    await settle();
    expect(states()).toEqual(['a queued', 'b queued']);
    answer = () => Promise.resolve({});
    await browser.clock.advance(750);
    expect(texts()).toEqual(['a', 'a', 'b']);
    expect(sent[0]?.messageId).toBe(sent[1]?.messageId);
    expect(states()).toEqual(['a sent', 'b sent']);
  });

  test('backs off to two seconds, of a long outage to a quarter of a minute, and goes at once when the network is back', async () => {
    answer = () => fail(503);
    createTab('a');
    await browser.clock.advance(100_000);
    expect(retries.slice(0, 32)).toEqual([500, ...Array.from({ length: 29 }, () => 1000), 7500, 7500]);
    const count = sent.length;
    browser.network.goOnline();
    await settle();
    expect(sent).toHaveLength(count + 1);
  });

  test('obeys Retry-After, unless somebody looks', async () => {
    answer = () => fail(429, 10_000);
    const outbox = createTab('a');
    await settle();
    outbox.wake();
    await browser.clock.advance(9_999);
    expect(sent).toHaveLength(1);
    await browser.clock.advance(1);
    expect(sent).toHaveLength(2);
    browser.page.show();
    await settle();
    expect(sent).toHaveLength(3);
  });

  test('stays sent where a tab of a former version, which knows no lock, sent it while this one had to wait', async () => {
    answer = ({ messageId = '' }) => {
      const [message] = loadMessages(browser.storage, 'c');
      const sentThere = { ...message, isTried: undefined, state: 'sent', index: 4 };
      browser.storage.set(storedMessageKey('c', messageId), JSON.stringify(sentThere));
      return fail(429, 10_000);
    };
    createTab('a');
    await browser.clock.advance(10_000);
    expect(loadMessages(browser.storage, 'c')).toMatchObject([{ text: 'a', state: 'sent', index: 4 }]);
    expect([states(), sent]).toMatchObject([['a sent'], [{ messageBody: 'a' }]]);
  });

  test('goes out after a reload', async () => {
    answer = () => fail(0);
    const outbox = createTab('a');
    await settle();
    outbox.stop();
    answer = () => Promise.resolve({});
    createTab();
    await settle();
    expect(states()).toEqual(['a sent']);
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
  });
});

describe('a refused message', () => {
  beforeEach(() => {
    answer = ({ messageBody }) => (messageBody === 'bad' ? fail(400) : Promise.resolve({}));
  });

  test('lets the others pass and waits for the visitor', async () => {
    createTab('bad', 'good');
    await browser.clock.advance(100_000);
    expect(states()).toEqual(['bad refused', 'good sent']);
    expect(sent).toHaveLength(2);
  });

  test('goes out again under the same id when the visitor says so', async () => {
    const outbox = createTab('bad');
    await settle();
    answer = () => Promise.resolve({});
    outbox.retry(sent[0]?.messageId ?? '');
    await settle();
    expect(states()).toEqual(['bad sent']);
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
  });
});

// Its page can't be read from another site, and answered with 200 it is no JSON: both look like a cut line.
describe('a message that a firewall refuses', () => {
  beforeEach(() => {
    answer = ({ messageBody }) => (messageBody === 'bad' ? fail(0) : Promise.resolve({}));
  });

  test('is refused after six tries, and the rest goes out in order', async () => {
    createTab('before', 'bad', 'one', 'two');
    await browser.clock.advance(1_000);
    expect(states()).toEqual(['before sent', 'bad queued', 'one queued', 'two queued']);
    await browser.clock.advance(10_000);
    expect(states()).toEqual(['before sent', 'bad refused', 'one sent', 'two sent']);
    expect(texts()).toEqual(['before', ...Array<string>(6).fill('bad'), 'one', 'two']);
    expect(retries.at(-1)).toBeUndefined();
  });

  test('leaves the next one as many tries', async () => {
    answer = ({ messageBody }) => (sent.length <= 8 || messageBody === 'bad' ? fail(0) : Promise.resolve({}));
    createTab('bad', 'good');
    await browser.clock.advance(20_000);
    expect(states()).toEqual(['bad refused', 'good sent']);
  });

  test('is refused also where answers of the service are held up, and then come together', async () => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    reach = () => released;
    createTab('bad', 'good');
    while (sent.length < 7) await browser.clock.advance(100);
    release();
    await browser.clock.advance(10_000);
    expect(states()).toEqual(['bad refused', 'good sent']);
  });

  test('stays on its way while the service can’t be reached at all', async () => {
    reach = () => fail(0);
    createTab('bad', 'good');
    await browser.clock.advance(60_000);
    expect(states()).toEqual(['bad queued', 'good queued']);
    reach = async () => {};
    await browser.clock.advance(100_000);
    expect(states()).toEqual(['bad refused', 'good sent']);
  });

  test('is gone once the visitor takes it back', async () => {
    const outbox = createTab('bad');
    await browser.clock.advance(10_000);
    const [id = ''] = shown.keys();
    outbox.remove(id);
    expect([states(), loadMessages(browser.storage, 'c')]).toEqual([[], []]);
  });
});

describe('with a second tab', () => {
  test('sends what another tab keeps and did not send', async () => {
    const message = { version: 1, id: 'n', text: 'b', at: 2, after: 7, state: 'queued' } as const;
    const tab = createTab();
    browser.storage.set(storedMessageKey('c', 'n'), JSON.stringify(message));
    tab.follow(message);
    await settle();
    expect(texts()).toEqual(['b']);
  });

  test('sends nothing while the other tab sends, and does not repeat what that tab sent', async () => {
    const release = browser.locks.holdElsewhere('sender');
    createTab('a');
    await settle();
    expect(sent).toEqual([]);
    const [message] = loadMessages(browser.storage, 'c');
    const key = browser.storage.keys('')[0] ?? '';
    browser.storage.set(key, JSON.stringify({ ...message, state: 'sent', index: 3 }));
    release();
    await settle();
    expect(sent).toEqual([]);
    expect(states()).toEqual(['a sent']);
  });
});

test('says so when the server says twice that the chat is gone', async () => {
  answer = () => fail(404);
  createTab('a');
  await settle();
  expect(isGone).toBe(false);
  await browser.clock.advance(1000);
  expect(isGone).toBe(true);
});

test('does nothing more once stopped', async () => {
  answer = () => fail(0);
  const outbox = createTab();
  outbox.add('a');
  await settle();
  outbox.stop();
  await browser.clock.advance(100_000);
  expect(sent).toHaveLength(1);
  expect(browser.clock.pending()).toBe(0);
});

describe('when the chat ends', () => {
  test.each([
    ['sent', () => Promise.resolve({ index: 3 })],
    ['refused', () => fail(0)],
  ])('the message on its way becomes %s, those behind it never go', async (state, outcome) => {
    let arrive: () => void = () => {};
    answer = () => new Promise((resolve) => (arrive = () => resolve(outcome())));
    const outbox = createTab('a', 'b');
    await settle();
    outbox.giveUp();
    expect(states()).toEqual(['a queued', 'b refused']);
    arrive();
    await settle();
    expect(states()).toEqual([`a ${state}`, 'b refused']);
    expect(texts()).toEqual(['a']);
  });
});
