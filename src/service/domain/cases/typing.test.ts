import { expect, test } from 'vitest';
import type { CaseChange, Change, PubSub } from '../ports';
import { createTyping } from './typing';

test('that the visitor of a transferred chat stops writing is news for the widget that has it', () => {
  const changes: Change[] = [];
  let hear: (change: Change) => void = () => {};
  const pubSub: PubSub = {
    publish(change) {
      changes.push(change);
      hear(change);
    },
    subscribe(fn) {
      hear = fn;
      return () => {};
    },
    instances: () => 1,
  };
  let now = 0;
  const clock = { now: () => now, elapsed: () => now };
  const typing = createTyping({ pubSub, clock, limits: { maySignalTyping: () => true } });
  typing.set({ id: 'case', widgetId: 'former' }, { kind: 'visitor' }, true, 6_000);
  const moved: CaseChange = {
    kind: 'case',
    caseId: 'case',
    widgetId: 'former',
    lastIndex: 3,
    state: 'waiting',
  };
  for (const widgetId of ['former', 'new']) pubSub.publish({ ...moved, widgetId });
  now = 7_000;
  typing.expire();
  expect(changes.at(-1)).toMatchObject({ kind: 'typing', widgetId: 'new', isTyping: false });
});
