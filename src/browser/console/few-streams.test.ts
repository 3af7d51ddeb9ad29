import { expect, test } from 'vitest';
import { createFakePage } from '../fakes/fake-page';
import { createFakeStorage, type FakeStorage } from '../fakes/fake-storage';
import { createFewStreams } from './few-streams';

/** A tab whose console opens its stream again each time it is over. */
function openTab(storage: FakeStorage, id: string) {
  const page = createFakePage();
  const opened: EventTarget[] = [];
  class FakeEventSource extends EventTarget {
    isOpen = true;
    constructor() {
      super();
      opened.push(this);
    }
    close() {
      this.isOpen = false;
    }
  }
  const window = Object.assign(new EventTarget(), { EventSource: FakeEventSource });
  const open = createFewStreams(window as unknown as Parameters<typeof createFewStreams>[0], {
    storage,
    page,
    uuid: () => id,
  });
  const heard: string[] = [];
  let ended = 0;
  function listen() {
    return open(
      '/events',
      (data) => heard.push(data),
      () => {
        ended += 1;
        close = listen();
      },
    );
  }
  let close = listen();
  return {
    heard,
    ended: () => ended,
    isLive: () => (opened.at(-1) as FakeEventSource | undefined)?.isOpen === true,
    say: (data: string) => opened.at(-1)?.dispatchEvent(Object.assign(new Event('message'), { data })),
    breakOff: () => opened.at(-1)?.dispatchEvent(new Event('error')),
    look() {
      page.show();
      window.dispatchEvent(new Event('visibilitychange'));
    },
    leave: page.leave,
    close: () => close(),
  };
}

function openTabs(count: number) {
  const first = createFakeStorage();
  return Array.from({ length: count }, (_, at) => openTab(at === 0 ? first : first.otherTab(), `tab-${at}`));
}

test('of many tabs the three that were looked at last have a stream each, and the others end theirs', () => {
  const tabs = openTabs(8);
  expect(tabs.map(({ isLive }) => isLive())).toEqual([...Array(5).fill(false), true, true, true]);
  expect(tabs.map(({ ended }) => ended())).toEqual([...Array(5).fill(1), 0, 0, 0]);
  tabs[0]?.look();
  expect(tabs.map(({ isLive }) => isLive())).toEqual([true, ...Array(5).fill(false), true, true]);
});

test('a tab whose stream breaks opens it again, and takes none from the others', () => {
  const [, ...others] = openTabs(4);
  others[0]?.breakOff();
  expect(others.map(({ isLive, ended }) => [isLive(), ended()])).toEqual([
    [true, 1],
    [true, 0],
    [true, 0],
  ]);
});

test('a tab that waits has a stream once another is left', () => {
  const tabs = openTabs(4);
  tabs[2]?.leave();
  expect(tabs[0]?.isLive()).toBe(true);
});

test('a stream hands on what comes, and nothing once it is closed', () => {
  const [tab] = openTabs(1);
  tab?.say('one');
  tab?.close();
  tab?.look();
  expect([tab?.heard, tab?.ended(), tab?.isLive()]).toEqual([['one'], 0, false]);
});
