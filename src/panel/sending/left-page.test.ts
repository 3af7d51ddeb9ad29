import { beforeEach, expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../../browser/fakes/fake-browser';
import { RequestFailure } from '../../client/request';
import type { PollResult } from '../../contract/chat/visitor-chat';
import { createVisitorOutbox, type VisitorOutbox } from './visitor-outbox';

let browser: FakeBrowser;
let sends: { keepalive: boolean | undefined; signal: AbortSignal | undefined }[];
let isDown: boolean;

beforeEach(() => {
  [browser, sends, isDown] = [createFakeBrowser(), [], false];
});

/** An outbox with one message on its way, to which no answer comes. */
async function sendFrom(isExact: boolean): Promise<VisitorOutbox> {
  const outbox = createVisitorOutbox({
    browser,
    client: {
      poll: () => Promise.resolve({ messageList: [] } as unknown as PollResult),
      send(_, signal, keepalive) {
        sends.push({ keepalive, signal });
        return isDown ? Promise.reject(new RequestFailure(0)) : new Promise(() => {});
      },
    },
    caseId: 'c',
    isExact: () => isExact,
    latestIndex: () => 7,
    onMessage: () => {},
    onTaken: () => {},
    onFailure: () => {},
    onGone: () => {},
  });
  outbox.add('bye');
  await browser.clock.settle();
  return outbox;
}

test.each([
  ['goes on where the service takes each message once', true],
  ['is given up where it could come twice', false],
])('what is on its way when the page is left %s', async (_, isExact) => {
  const outbox = await sendFrom(isExact);
  browser.page.leave();
  // As the tab does that gives up the lead.
  outbox.setActive(false);
  expect(sends).toMatchObject([{ keepalive: true, signal: { aborted: !isExact } }]);
});

test('it is given up where another tab takes the lead: that one sends it', async () => {
  const outbox = await sendFrom(true);
  outbox.setActive(false);
  expect(sends).toMatchObject([{ signal: { aborted: true } }]);
});

test('only the first try goes on after its page: that may use up what the browser allows', async () => {
  isDown = true;
  await sendFrom(true);
  await browser.clock.advance(5_000);
  expect(sends.slice(0, 2).map(({ keepalive }) => keepalive)).toEqual([true, false]);
});
