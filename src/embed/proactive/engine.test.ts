import { expect, test, vi } from 'vitest';
import type { Invitation } from '../../contract/settings/invitation';
import type { Holdback } from '../../contract/rules/rule-explanation';
import type { Condition, Facts, ProactiveRule } from '../../contract/rules/rules';
import { createEngine } from './engine';
import { factsAtFirst } from './test-facts';

function secondsOnPage(value: number): Condition {
  return { fact: 'secondsOnPage', is: 'atLeast', value };
}
const onCart: Condition = { fact: 'pageUrl', is: 'ends', value: '/cart' };

function rule(id: string, when: Condition, more: Partial<ProactiveRule> = {}): ProactiveRule {
  return { id, when, messages: [`${id} says hello`], ...more };
}

function page(rules: ProactiveRule[]) {
  let now = 0;
  let startedAt = 0;
  let timers: { at: number; fn: () => void }[] = [];
  let changed: () => void = () => {};
  const facts: Facts = { ...factsAtFirst };
  const holdbacks = new Map<string, Holdback>();
  const invitations: Invitation[] = [];
  const engine = createEngine({
    rules,
    clock: {
      now: () => now,
      elapsed: () => now,
      after(milliseconds, fn) {
        const timer = { at: now + milliseconds, fn };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
    },
    random: () => 0,
    facts: () => ({ ...facts, secondsOnPage: Math.floor((now - startedAt) / 1000) }),
    onChange(fn) {
      changed = fn;
      return () => (changed = () => {});
    },
    holdback: ({ id }) => holdbacks.get(id),
    invite: (invitation) => invitations.push(invitation),
  });
  return {
    engine,
    holdbacks,
    invitations,
    invited: () => invitations.map(({ ruleId }) => ruleId),
    timers: () => timers.length,
    go(url: string) {
      facts.pageUrl = url;
      startedAt = now;
      engine.start();
    },
    change(part: Partial<Facts>) {
      Object.assign(facts, part);
      changed();
    },
    pass(seconds: number) {
      const end = now + seconds * 1000;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        now = due.at;
        timers = timers.filter((timer) => timer !== due);
        due.fn();
      }
      now = end;
    },
  };
}

test('the first rule that holds invites, once', () => {
  const { engine, invited, pass } = page([rule('late', secondsOnPage(9)), rule('soon', secondsOnPage(3))]);
  engine.start();
  pass(2.9);
  expect(invited()).toEqual([]);
  pass(0.1);
  expect(invited()).toEqual(['soon']);
  pass(60);
  expect(invited()).toEqual(['soon']);
});

test('a higher priority goes before an earlier place', () => {
  const { engine, invited } = page([rule('first', { all: [] }), rule('vip', { all: [] }, { priority: 5 })]);
  engine.start();
  expect(invited()).toEqual(['vip']);
});

test('a change of facts is judged at once, and nothing ticks while only facts are asked for', () => {
  const { engine, invited, change, timers } = page([
    rule('clicked', { fact: 'clicks', is: 'atLeast', value: 2 }),
  ]);
  engine.start();
  expect(timers()).toBe(0);
  change({ clicks: 2 });
  expect(invited()).toEqual(['clicked']);
});

test('a rule that is held back lets the next one invite, and may still invite later', () => {
  const { engine, invited, holdbacks, change, go } = page([
    rule('capped', { all: [] }),
    rule('other', onCart),
  ]);
  holdbacks.set('capped', 'capReached');
  engine.start();
  expect(invited()).toEqual([]);
  go('https://shop.example/cart');
  expect(invited()).toEqual(['other']);
  go('https://shop.example/');
  holdbacks.clear();
  change({});
  expect(invited()).toEqual(['other', 'capped']);
});

test('time on page counts again for each start', () => {
  const { invited, go, pass } = page([rule('slow', { all: [onCart, secondsOnPage(10)] })]);
  go('https://shop.example/cart');
  pass(9);
  go('https://shop.example/cart');
  pass(9);
  expect(invited()).toEqual([]);
  pass(1);
  expect(invited()).toEqual(['slow']);
});

test('a stopped engine invites nobody and leaves no timer', () => {
  const { engine, invited, pass, change, timers } = page([rule('soon', secondsOnPage(1))]);
  engine.start();
  engine.stop();
  expect(timers()).toBe(0);
  change({ clicks: 1 });
  pass(5);
  expect(invited()).toEqual([]);
});

test('the message names the agent', () => {
  const { engine, invitations } = page([
    rule('hello', { all: [] }, { messages: ['{alias} here. Ask {alias}!'], agent: { alias: '$& Maya' } }),
  ]);
  engine.start();
  expect(invitations[0]).toEqual({
    ruleId: 'hello',
    message: '$& Maya here. Ask $& Maya!',
    agent: { alias: '$& Maya' },
    isMinimized: false,
  });
});

test('the message names the agent on a page with a replaceAll of its own', () => {
  const replaceAll = vi.spyOn(String.prototype, 'replaceAll').mockImplementation(() => 'replaced');
  const agent = { alias: 'Maya' };
  const { engine, invitations } = page([rule('hello', { all: [] }, { messages: ['{alias} here'], agent })]);
  engine.start();
  replaceAll.mockRestore();
  expect(invitations[0]?.message).toBe('Maya here');
});

test('an invalid rule harms no other and is named', () => {
  const { engine, invited } = page([
    rule('broken', { fact: 'pageUrl', is: 'regex', value: '(' }),
    rule('sound', { all: [] }),
  ]);
  engine.start();
  expect(invited()).toEqual(['sound']);
  expect(engine.explain()).toMatchObject([
    { id: 'broken', holds: false, fault: expect.stringContaining('(') },
    { id: 'sound', holds: true, holdback: 'shownOnThisPage' },
  ]);
});
