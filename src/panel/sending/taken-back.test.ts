import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { RequestFailure } from '../../client/request';
import type { PollResult } from '../../contract/chat/visitor-chat';
import { storedMessageKey } from '../../contract/storage/stored-chat';
import { loadMessages } from './stored-messages';
import { createVisitorOutbox } from './visitor-outbox';

test('a refused message that is taken back in another tab is forgotten here, and no other that is missing', async () => {
  const browser = createFakeBrowser();
  const shown = new Map<string, string>();
  let status = 413;
  const outbox = createVisitorOutbox({
    browser,
    client: {
      poll: () => Promise.resolve({ messageList: [] } as unknown as PollResult),
      send: () => Promise.reject(new RequestFailure(status)),
    },
    caseId: 'c',
    latestIndex: () => 7,
    onMessage: ({ id, text, state }) => void shown.set(id, `${text} ${state}`),
    onForgotten: (id) => void shown.delete(id),
    onTaken: () => {},
    onFailure: () => {},
    onGone: () => {},
  });
  outbox.add('too long');
  await browser.clock.settle();
  status = 503;
  outbox.add('hello');
  await browser.clock.settle();
  expect([...shown.values()]).toEqual(['too long refused', 'hello queued']);

  for (const id of shown.keys()) {
    browser.storage.fromOtherTab(storedMessageKey('c', id), null);
    outbox.drop(id);
  }
  outbox.restore();
  expect([...shown.values()]).toEqual(['hello queued']);
  expect(loadMessages(browser.storage, 'c').map(({ text }) => text)).toEqual(['hello']);
});
