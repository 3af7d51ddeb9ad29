import { expect, test } from 'vitest';
import type { Condition, ProactiveRule, Test } from '../../../contract/rules/rules';
import { newVisitor, type VisitorFacts } from './facts';
import { playVisit } from './play-visit';
import type { TriedVisit, VisitedPage } from './tried-visit';

const visitor: VisitorFacts = { ...newVisitor(), timeOfDay: '23:59', weekday: 'SATURDAY' };
function visitOf(pages: VisitedPage[], more: Partial<VisitorFacts> = {}): TriedVisit {
  return { pages, visitor: { ...visitor, ...more }, jsVariables: {} };
}
function page(url: string, seconds = 30): VisitedPage {
  return { url: `https://shop.example${url}`, seconds };
}
function rule(id: string, when: Condition, more: Partial<ProactiveRule> = {}): ProactiveRule {
  return { id, when, messages: ['Hi'], ...more };
}
function after(seconds: number): Test {
  return { fact: 'secondsOnPage', is: 'atLeast', value: seconds };
}
function on(part: string): Test {
  return { fact: 'pageUrl', is: 'contains', value: part };
}
function invitations(rules: ProactiveRule[], visit: TriedVisit) {
  return playVisit(rules, visit).map(({ invited }) => invited && [invited.ruleId, invited.afterSeconds]);
}

test('each page is played to its end, and the first rule that holds invites there', () => {
  const rules = [
    rule('slow', after(25)),
    rule('lamps', { all: [on('/lamps'), after(20)] }),
    rule('site', { fact: 'secondsOnSite', is: 'atLeast', value: 70 }, { priority: 5 }),
  ];
  const visit = visitOf([page('/', 10), page('/lamps', 50), page('/cart', 15)]);
  expect(invitations(rules, visit)).toEqual([undefined, ['lamps', 20], ['site', 10]]);
});

test('where two hold at once, priority goes before place, and every rule says why it does not invite', () => {
  const rules = [
    rule('second', after(5)),
    rule('broken', { fact: 'pageUrl', is: 'regex', value: '(' }),
    rule('first', after(5), { priority: 9 }),
    rule('later', after(6)),
  ];
  const [played] = playVisit(rules, visitOf([page('/lamps/7')]));
  expect(played?.rules.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['second', 'comesLater'],
    ['broken', 'fails'],
    ['first', 'invites'],
    ['later', 'fails'],
  ]);
  expect(played?.rules[1]?.evaluation.fault).toMatch(/regular expression/i);
  expect(played?.rules[3]?.evaluation.condition).toMatchObject({ holds: false, seen: 5 });
});

test('a rule that has invited as often as it may leaves the page to the next one', () => {
  const rules = [
    rule('once', after(1), { cap: { times: 1, per: 'visit' } }),
    rule('always', after(2), { cap: { times: 1, per: 'page' } }),
  ];
  const played = playVisit(rules, visitOf([page('/'), page('/a'), page('/b')]));
  expect(played.map(({ invited }) => invited?.ruleId)).toEqual(['once', 'always', 'always']);
  expect(played[2]?.rules[0]?.verdict).toBe('capReached');
});

test('pages, rest, leaving and the hour count as the visit goes on', () => {
  const rules = [
    rule('third', { fact: 'pagesSeen', is: 'atLeast', value: 3 }),
    rule('idle', { fact: 'idleSeconds', is: 'atLeast', value: 4 }),
    rule('sunday', { all: [{ fact: 'weekday', is: 'equals', value: 'SUNDAY' }, after(5)] }),
    rule('leaving', { fact: 'isLeaving', is: 'equals', value: true }),
  ];
  const pages = [page('/', 50), page('/a', 20), page('/b', 5)];
  expect(invitations(rules, visitOf(pages, { idleSeconds: 10 }))).toEqual([
    ['idle', 44],
    ['sunday', 10],
    ['third', 0],
  ]);
  expect(invitations([rules[3] ?? rule('', { any: [] })], visitOf(pages, { isLeaving: true }))).toEqual([
    ['leaving', 50],
    ['leaving', 20],
    ['leaving', 5],
  ]);
});

test('a rule that could keep the console waiting without end is not tried, and says why', () => {
  const endless = rule('endless', { fact: 'pageUrl', is: 'regex', value: '^https://([a-z.]+/?)*$' });
  const [played] = playVisit(
    [endless, rule('lamps', on('/lamps'))],
    visitOf([page(`/lamps-${'a'.repeat(60)}!`)]),
  );
  expect(played?.invited?.ruleId).toBe('lamps');
  expect(played?.rules[0]?.evaluation.fault).toMatch(/without end/);
});
