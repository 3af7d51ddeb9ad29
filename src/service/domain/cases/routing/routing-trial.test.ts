import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, type Candidate } from './decide';
import type { RoutingDecision } from './routing-decisions';
import { createReplay, type TriedRouting } from './routing-trial';

function replayed(decisions: RoutingDecision[], routing: TriedRouting) {
  const replay = createReplay(routing);
  decisions.forEach(replay.take);
  return replay.result();
}

const people = ['ada@x', 'ben@x', 'cleo@x'];

interface Moment {
  caseId: string;
  /** What happens if somebody has it: the visitor waited too long, or it was transferred to the queue. */
  isReturn: boolean;
  isTransfer: boolean;
  online: boolean[];
  chats: number[];
}

/** What the service would have kept of these moments. */
function history(moments: Moment[], routing: TriedRouting): RoutingDecision[] {
  const lastGiven = new Map<string, number>([['ada@x', 1]]);
  const owners = new Map<string, string>();
  const decisions: RoutingDecision[] = [];
  for (const [index, { caseId, isReturn, isTransfer, online, chats }] of moments.entries()) {
    const owner = owners.get(caseId);
    const decided = { caseId, number: index, widgetId: 'w', at: 100 + index };
    if (owner !== undefined) {
      if (!isReturn && !isTransfer) continue;
      owners.delete(caseId);
      const from = { email: owner, name: owner };
      if (isReturn) {
        decisions.push({ ...decided, facts: { kind: 'returned', from, seconds: 60 } });
        continue;
      }
    }
    const candidates = people.map((email, at): Candidate => {
      const lastGivenAt = lastGiven.get(email);
      return {
        email,
        name: email,
        isOnline: online[at] ?? false,
        chats: chats[at] ?? 0,
        ...(lastGivenAt === undefined ? {} : { lastGivenAt }),
      };
    });
    const { chosen } = decide({ ...routing, candidates });
    decisions.push({
      ...decided,
      facts: { kind: 'given', ...routing, candidates },
      ...(chosen === undefined ? {} : { chosen }),
    });
    if (chosen === undefined) continue;
    owners.set(caseId, chosen);
    lastGiven.set(chosen, decided.at);
  }
  return decisions;
}

function moment(caseId: string, part: Partial<Moment> = {}): Moment {
  return {
    caseId,
    isReturn: false,
    isTransfer: false,
    online: [true, true, true],
    chats: [0, 0, 0],
    ...part,
  };
}

const anyRouting = fc.record({
  rule: fc.constantFrom('roundRobin' as const, 'leastBusy' as const),
  chatLimit: fc.nat(3),
});
const anyMoments = fc.array(
  fc.record({
    caseId: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    isReturn: fc.boolean(),
    isTransfer: fc.boolean(),
    online: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    chats: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
  }),
  { maxLength: 30 },
);

test('by the rule that was in force, all is as it was', () => {
  fc.assert(
    fc.property(anyMoments, anyRouting, (moments, routing) => {
      const { changed, agents } = replayed(history(moments, routing), routing);
      expect(changed).toBe(0);
      for (const { given, wouldBe } of agents) expect(wouldBe).toBe(given);
    }),
  );
});

test('turns follow from what is decided, and open chats are those of that moment', () => {
  const moments = [moment('1'), moment('2'), moment('3')].map((one) => ({ ...one, chats: [0, 2, 5] }));
  const decisions = history(moments, { rule: 'leastBusy', chatLimit: 0 });
  expect(replayed(decisions, { rule: 'roundRobin', chatLimit: 0 })).toEqual({
    chats: 3,
    // Ada was given a chat before, so that her turn is the third.
    changed: 2,
    agents: [
      { email: 'ada@x', name: 'ada@x', given: 3, wouldBe: 1 },
      { email: 'ben@x', name: 'ben@x', given: 0, wouldBe: 1 },
      { email: 'cleo@x', name: 'cleo@x', given: 0, wouldBe: 1 },
    ],
  });
});

test('a chat that waited counts once, for the first agent who gets it, and again after it came back', () => {
  const busy = moment('1', { chats: [2, 2, 2] });
  const decisions = history([busy, moment('1'), moment('1', { isReturn: true }), moment('1')], {
    rule: 'roundRobin',
    chatLimit: 2,
  });
  expect(decisions.map(({ chosen }) => chosen)).toEqual([undefined, 'ben@x', undefined, 'cleo@x']);
  const { chats, changed, agents } = replayed(decisions, { rule: 'roundRobin', chatLimit: 0 });
  // Sooner, and to the same agents.
  expect([chats, changed]).toEqual([1, 0]);
  expect(agents.map(({ wouldBe }) => wouldBe).reduce((all, one) => all + one)).toBe(2);
});
