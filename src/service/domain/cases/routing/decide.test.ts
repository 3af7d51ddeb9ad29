import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, shortened, type Candidate, type RoutingFacts } from './decide';

function candidate(email: string, part: Partial<Candidate> = {}): Candidate {
  return { email, name: email, isOnline: true, chats: 0, ...part };
}
function facts(part: Partial<RoutingFacts>): RoutingFacts {
  return { rule: 'roundRobin', chatLimit: 0, candidates: [], ...part };
}

test('round robin gives a chat to whom the last one was given longest ago', () => {
  const candidates = [candidate('a', { lastGivenAt: 5 }), candidate('b', { lastGivenAt: 3 }), candidate('c')];
  expect(decide(facts({ candidates }))).toEqual({
    chosen: 'c',
    reasons: { a: 'laterTurn', b: 'laterTurn', c: 'chosen' },
  });
});

test('least busy gives a chat to who has the fewest, and takes turns among equals', () => {
  const candidates = [
    candidate('a', { chats: 2 }),
    candidate('b', { chats: 1, lastGivenAt: 9 }),
    candidate('c', { chats: 1, lastGivenAt: 4 }),
  ];
  expect(decide(facts({ rule: 'leastBusy', candidates }))).toEqual({
    chosen: 'c',
    reasons: { a: 'busier', b: 'laterTurn', c: 'chosen' },
  });
});

test('nobody gets a chat who is offline, full or has missed it', () => {
  const candidates = [
    candidate('a', { isOnline: false }),
    candidate('b', { chats: 3 }),
    candidate('c', { hasMissedIt: true }),
  ];
  expect(decide(facts({ chatLimit: 3, candidates }))).toEqual({
    reasons: { a: 'offline', b: 'full', c: 'missedIt' },
  });
  expect(decide(facts({ candidates })).chosen).toBe('b');
});

const anyFacts = fc.record({
  rule: fc.constantFrom('roundRobin' as const, 'leastBusy' as const),
  chatLimit: fc.nat(5),
  candidates: fc.uniqueArray(
    fc.record(
      {
        email: fc.stringMatching(/^[a-z]{1,4}@x$/),
        name: fc.string(),
        isOnline: fc.boolean(),
        chats: fc.nat(6),
        lastGivenAt: fc.nat(9),
        hasMissedIt: fc.constant(true as const),
      },
      { requiredKeys: ['email', 'name', 'isOnline', 'chats'] },
    ),
    { selector: ({ email }) => email, maxLength: 8 },
  ),
});

test('facts that were stored and read again lead to the same outcome, in any order', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(), (given, turn) => {
      const outcome = decide(given);
      const kept = JSON.parse(JSON.stringify(given)) as RoutingFacts;
      const at = turn % (kept.candidates.length + 1);
      const turned = [...kept.candidates.slice(at), ...kept.candidates.slice(0, at)];
      expect(decide(kept)).toEqual(outcome);
      expect(decide({ ...kept, candidates: turned })).toEqual(outcome);
    }),
  );
});

test('who is chosen can get it, and somebody is chosen wherever somebody can', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { chosen, reasons } = decide(given);
      const able = given.candidates.filter(
        ({ isOnline, hasMissedIt, chats }) =>
          isOnline && !hasMissedIt && (given.chatLimit === 0 || chats < given.chatLimit),
      );
      expect(chosen !== undefined).toBe(able.length > 0);
      if (chosen) expect(able.map(({ email }) => email)).toContain(chosen);
      expect(Object.keys(reasons).sort()).toEqual(given.candidates.map(({ email }) => email).sort());
    }),
  );
});

test('of many candidates those are kept who lead to the same agent', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(50), ({ candidates, ...given }, some) => {
      const many = Array.from({ length: 300 }, (_, at) =>
        candidate(`${at}@many`, { chats: at % 7, lastGivenAt: (at * 37) % 300, isOnline: at % 50 < some }),
      );
      const all = { ...given, candidates: [...many, ...candidates] };
      const kept = shortened(all);
      expect(kept.candidates).toHaveLength(200);
      expect(decide(kept).chosen).toBe(decide(all).chosen);
    }),
  );
});

test('turns are fair: of many chats no agent gets two more than another', () => {
  let candidates = ['a', 'b', 'c'].map((email) => candidate(email));
  const given = new Map<string, number>();
  for (let at = 1; at <= 20; at++) {
    const { chosen = '' } = decide(facts({ candidates }));
    given.set(chosen, (given.get(chosen) ?? 0) + 1);
    candidates = candidates.map((one) => (one.email === chosen ? { ...one, lastGivenAt: at } : one));
  }
  expect([...given.values()].sort()).toEqual([6, 7, 7]);
});
