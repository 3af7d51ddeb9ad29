import { beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../../testing/test-clock';
import type { Change, PubSub } from '../../ports';
import type { HandInvitation, PresentVisitor } from '../../present-visitor';
import { createPresentVisitors, mostPresent, type PresentVisitors } from './present-visitors';

let clock: TestClock;
let pubSub: PubSub;
let published: Change[];

beforeEach(() => {
  clock = createTestClock(0);
  published = [];
  const subscribers: ((change: Change) => void)[] = [];
  pubSub = {
    publish(change) {
      published.push(change);
      subscribers.forEach((fn) => fn(change));
    },
    subscribe(fn) {
      subscribers.push(fn);
      return () => {};
    },
    instances: () => 1,
  };
});

function visitor(id: string, more: Partial<PresentVisitor> = {}): PresentVisitor {
  const counted = { visits: 1, pages: 1, arrivedAt: 0, pageSince: 0 };
  return { id, orgId: 1, widgetId: 'w', share: 'home', view: 'page', ...counted, ...more };
}
function invitation(id: string, at: number, by = 'maya'): HandInvitation {
  return { id, by: { email: `${by}@x.example`, alias: by }, shownAs: { alias: by }, message: 'Hi', at };
}
function idsAt(present: PresentVisitors, widgetId = 'w') {
  return present.ofWidgets(1, new Set([widgetId])).map((one) => one.visitor.id);
}

test('every instance knows who is there, of the widgets that are asked for alone', () => {
  const [here, there] = [createPresentVisitors({ pubSub, clock }), createPresentVisitors({ pubSub, clock })];
  here.report(visitor('a'), true);
  there.report(visitor('b', { widgetId: 'other' }), true);
  here.report(visitor('c', { orgId: 2 }), true);
  expect([idsAt(here), idsAt(there), idsAt(here, 'other')]).toEqual([['a'], ['a'], ['b']]);
});

test('who misses two reports is gone; another page of theirs takes over from the one that is left', () => {
  const present = createPresentVisitors({ pubSub, clock });
  present.report(visitor('a'), true);
  clock.advance(49_000);
  present.refresh();
  expect(idsAt(present)).toEqual(['a']);
  clock.advance(1_000);
  present.refresh();
  expect(idsAt(present)).toEqual([]);

  present.report(visitor('a'), true);
  present.leave(1, 'a', 'page');
  present.report(visitor('a', { view: 'next' }), true);
  present.leave(1, 'a', 'page');
  clock.advance(10_000);
  present.refresh();
  expect(idsAt(present)).toEqual(['a']);
  present.leave(1, 'a', 'next');
  clock.advance(4_000);
  present.refresh();
  expect(idsAt(present)).toEqual([]);
});

test('however often a page reports, others hear of a visitor once in five seconds, and of the latest', () => {
  const present = createPresentVisitors({ pubSub, clock });
  for (let pages = 1; pages <= 50; pages++) {
    present.report(visitor('a', { pages }), true);
    present.refresh();
    clock.advance(100);
  }
  expect(published).toHaveLength(1);
  present.refresh();
  expect(published).toHaveLength(2);
  expect(published.at(-1)).toMatchObject({ kind: 'visitorHere', visitor: { pages: 50 } });
});

test('who invents visitors pushes out their own, and no more are kept than there is room for', () => {
  const present = createPresentVisitors({ pubSub, clock });
  present.report(visitor('first', { share: 'elsewhere' }), true);
  clock.advance(1_000);
  for (let count = 0; count < mostPresent + 200; count++) present.report(visitor(`invented-${count}`), true);
  expect(idsAt(present)).toHaveLength(mostPresent);
  expect(idsAt(present)).toContain('first');
});

test('consoles hear together of what they see, and not of signs of life', () => {
  const present = createPresentVisitors({ pubSub, clock });
  const heard: string[][] = [];
  present.onChange((widgetIds) => heard.push([...widgetIds]));
  for (let count = 0; count < 100; count++) present.report(visitor(`v${count}`), true);
  present.refresh();
  expect(heard).toEqual([['w']]);
  clock.advance(20_000);
  for (let count = 0; count < 100; count++) present.report(visitor(`v${count}`), true);
  present.refresh();
  expect(heard).toHaveLength(1);
  present.report(visitor('v1', { pageUrl: 'https://shop.example/' }), true);
  present.refresh();
  expect(heard).toHaveLength(2);
});

test('of two agents who invite at once on two instances, all know the same one as the first', () => {
  const instances = [createPresentVisitors({ pubSub, clock }), createPresentVisitors({ pubSub, clock })];
  const [here, there] = instances;
  here?.report(visitor('a'), true);
  there?.invite(1, 'a', invitation('late', 20, 'jonas'));
  here?.invite(1, 'a', invitation('early', 10, 'maya'));
  expect(instances.map((one) => one.find(1, 'a')?.invitation?.by.alias)).toEqual(['maya', 'maya']);
  there?.invite(1, 'a', invitation('later', 30, 'jonas'));
  expect(here?.find(1, 'a')?.invitation?.by.alias).toBe('maya');
  there?.settle(1, 'a', 'late', 'shown');
  expect(here?.find(1, 'a')?.invitation).not.toHaveProperty('outcome');
  there?.settle(1, 'a', 'early', 'closed');
  expect(here?.find(1, 'a')?.invitation?.outcome).toBe('closed');
  there?.invite(1, 'a', invitation('next', 40, 'jonas'));
  expect(here?.find(1, 'a')?.invitation?.by.alias).toBe('jonas');
});
