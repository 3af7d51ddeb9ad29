import { computed, signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../../browser/fakes/fake-clock';
import type { CaseSummary } from '../../../operations/console/cases';
import { aCase } from '../../kit/frame/fake-console-client';
import { groupOpenCases, listed, type ListedCase } from './case-order';
import { SteadyGroupsModel } from './steady-groups';

function setUp() {
  const clock = createFakeClock();
  const byId = signal<ReadonlyMap<string, ListedCase>>(new Map());
  const current = computed(() => groupOpenCases([...byId.value.values()]));
  const steady = new SteadyGroupsModel(clock, current, byId);
  function comes(part: Partial<CaseSummary> & { id: string }) {
    byId.value = new Map(byId.value).set(part.id, listed(aCase(part).summary, -1, 'maya@shop.example'));
  }
  function rows() {
    return steady.groups.value.flatMap(({ cases }) => cases.map(({ summary }) => summary.id));
  }
  comes({ id: 'b', createdAt: 20 });
  comes({ id: 'c', createdAt: 30 });
  return { clock, steady, comes, rows };
}

test('rows stay where they are while the pointer moves over them, and show what is new in them', () => {
  const { steady, comes, rows } = setUp();
  steady.hold();
  comes({ id: 'a', createdAt: 10 });
  comes({ id: 'b', createdAt: 20, preview: 'One thing more', state: 'closed' });
  expect(rows()).toEqual(['b', 'c']);
  expect(steady.groups.value[0]?.cases[0]?.summary.preview).toBe('One thing more');
  steady.release();
  expect(rows()).toEqual(['a', 'c']);
});

test('a pointer that rests on the list holds up new chats for a moment', async () => {
  const { clock, steady, comes, rows } = setUp();
  steady.hold();
  await clock.advance(2_000);
  steady.hold();
  comes({ id: 'a', createdAt: 10 });
  await clock.advance(2_499);
  expect(rows()).toEqual(['b', 'c']);
  await clock.advance(1);
  expect(rows()).toEqual(['a', 'b', 'c']);
});
