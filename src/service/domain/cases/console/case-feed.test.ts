import { expect, test } from 'vitest';
import type { ConsoleEvent } from '../../../../operations/console/events';
import type { ChatCase } from '../cases';
import type { Entry, PageSize } from '../entries';
import { createFileDescriptions } from '../files/describe-files';
import type { CaseStore } from '../tables';
import { createCaseFeed } from './case-feed';

const widgetId = 'widget';

/** A chat of so many entries, and consoles that watch its widget or don't. */
function arrange() {
  const chat = { id: 'case', widgetId, lastIndex: -1, state: 'active' } as ChatCase;
  const sent: number[] = [];
  const gone: string[] = [];
  const pages: number[] = [];
  const watched = { is: true };
  async function page(caseId: string, from: number, size: PageSize) {
    const left = Array.from(
      { length: Math.max(0, chat.lastIndex - from + 1) },
      (_, at) => ({ caseId, index: from + at, kind: 'visitor', author: '', text: 'x', at: 0 }) as Entry,
    );
    const entries = left.slice(0, size.entries);
    pages.push(entries.length);
    return { entries, hasMore: entries.length < left.length };
  }
  const feed = createCaseFeed({
    store: { cases: { get: async () => chat }, entries: { page } } as unknown as CaseStore,
    directory: { widget: async () => undefined },
    summarise: async () => [],
    withFiles: createFileDescriptions({ files: { whole: async () => [] }, publicUrl: undefined }).withFiles,
    withMails: async (_chat, entries) => entries,
    audience: {
      isWatched: () => watched.is,
      send(toWidget: string, event: ConsoleEvent) {
        if (event.type === 'entry') sent.push(event.entry.index);
        if (event.type === 'gone') gone.push(toWidget);
      },
    },
  });
  return {
    sent,
    gone,
    pages,
    watched,
    transferTo: (to: string) => void (chat.widgetId = to),
    sendCase: (ofWidget: string) => feed.sendCase(chat.id, ofWidget),
    async grow(entries: number) {
      chat.lastIndex += entries;
      await feed.sendCase(chat.id, widgetId);
    },
  };
}

test('a console gets every entry of a chat that has grown by thousands, read page by page', async () => {
  const { grow, sent, pages } = arrange();
  await grow(3);
  await grow(5_000);
  expect(sent).toEqual(Array.from({ length: 5_003 }, (_, index) => index));
  expect(Math.max(...pages)).toBe(200);
});

test('what nobody followed is not sent to a console that comes later: it loads the chat by itself', async () => {
  const { grow, sent, watched } = arrange();
  await grow(3);
  watched.is = false;
  await grow(5_000);
  watched.is = true;
  await grow(1);
  expect(sent.slice(3)).toEqual(Array.from({ length: 10 }, (_, at) => 4_994 + at));
});

test('consoles of a widget that has lost a chat hear so, also where its change comes behind that of the new one', async () => {
  const { grow, gone, sendCase, transferTo } = arrange();
  await grow(1);
  transferTo('another');
  await Promise.all([sendCase('another'), sendCase(widgetId)]);
  expect(gone).toEqual([widgetId]);
});
