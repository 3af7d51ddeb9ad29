import { beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../testing/test-clock';
import type { Change, PubSub } from '../ports';
import { createLooking } from './looking';

const chat = { id: 'a', widgetId: 'w' };
const maya = { email: 'maya@x.example', alias: 'Maya' };
const jonas = { email: 'jonas@x.example', alias: 'Jonas' };
let clock: TestClock;
let pubSub: PubSub;

beforeEach(() => {
  clock = createTestClock(0);
  const subscribers: ((change: Change) => void)[] = [];
  pubSub = {
    publish: (change) => subscribers.forEach((fn) => fn(change)),
    subscribe(fn) {
      subscribers.push(fn);
      return () => {};
    },
    instances: () => 1,
  };
});

function namesAt({ at }: ReturnType<typeof createLooking>) {
  return at('a').map(({ alias }) => alias);
}

test('every instance knows who looks at a case, each agent once, until their last console has left it', () => {
  const [here, there] = [createLooking({ pubSub, clock }), createLooking({ pubSub, clock })];
  const reported: number[] = [];
  there.onChange(() => reported.push(there.at('a').length));
  here.set(chat, maya, 'one', true);
  here.set(chat, maya, 'two', true);
  there.set(chat, jonas, 'three', true);
  expect([namesAt(here), namesAt(there)]).toEqual([
    ['Maya', 'Jonas'],
    ['Maya', 'Jonas'],
  ]);
  here.set(chat, maya, 'one', false);
  expect(namesAt(there)).toEqual(['Maya', 'Jonas']);
  here.set(chat, maya, 'two', false);
  expect(namesAt(there)).toEqual(['Jonas']);
  here.leave(jonas.email);
  expect(namesAt(there)).toEqual([]);
  expect(reported.at(-1)).toBe(0);
});

test('who says nothing more is gone after 25 seconds, also where the instance that heard them has crashed', () => {
  const [crashed, other] = [createLooking({ pubSub, clock }), createLooking({ pubSub, clock })];
  crashed.set(chat, maya, 'one', true);
  clock.advance(20_000);
  other.set(chat, jonas, 'two', true);
  other.expire();
  expect(namesAt(other)).toEqual(['Maya', 'Jonas']);
  let reports = 0;
  other.onChange(() => reports++);
  clock.advance(5_000);
  other.expire();
  expect([namesAt(other), reports]).toEqual([['Jonas'], 1]);
});

test('a console that looks at another case has left the one before', () => {
  const looking = createLooking({ pubSub, clock });
  looking.set(chat, maya, 'one', true);
  looking.set(chat, maya, 'two', true);
  looking.set({ ...chat, id: 'next' }, maya, 'one', true);
  expect(namesAt(looking)).toEqual(['Maya']);
  looking.set({ ...chat, id: 'next' }, maya, 'two', true);
  expect(namesAt(looking)).toEqual([]);
  expect(looking.at('next')).toEqual([maya]);
});

test('one agent’s many consoles are one who looks: only the first and the last of them are reported', () => {
  const looking = createLooking({ pubSub, clock });
  let reports = 0;
  looking.onChange(() => reports++);
  for (let viewer = 0; viewer < 50; viewer++) looking.set(chat, maya, `${viewer}`, true);
  for (let viewer = 0; viewer < 50; viewer++) looking.set(chat, maya, `${viewer}`, false);
  expect([reports, namesAt(looking)]).toEqual([2, []]);
});

test('agents of a widget that a chat was transferred from hear nothing of those who look at it now', () => {
  const looking = createLooking({ pubSub, clock });
  looking.set(chat, maya, 'one', true);
  looking.set({ ...chat, widgetId: 'other' }, jonas, 'two', true);
  const widgetIds: string[] = [];
  looking.onChange(({ widgetId }) => widgetIds.push(widgetId));
  clock.advance(10_000);
  looking.set({ ...chat, widgetId: 'other' }, jonas, 'two', true);
  clock.advance(15_000);
  looking.expire();
  expect(widgetIds).toEqual(['other']);
});
