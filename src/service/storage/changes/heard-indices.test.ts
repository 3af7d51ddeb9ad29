import { expect, test } from 'vitest';
import { silentLog } from '../log';
import { createHeardIndices } from './heard-indices';
import { createInProcessPubSub } from './in-process-pub-sub';

const minute = 60_000;

function listen() {
  let now = 0;
  const pubSub = createInProcessPubSub(silentLog);
  const heard = createHeardIndices(pubSub, () => now);
  return {
    heard,
    pass: (milliseconds: number) => void (now += milliseconds),
    hear: (caseId: string, lastIndex: number) =>
      pubSub.publish({ kind: 'case', caseId, widgetId: 'widget', lastIndex, state: 'active' }),
  };
}

test('the highest index of each case is remembered, in whichever order they come', () => {
  const { heard, hear } = listen();
  for (const index of [3, 5, 4]) hear('one', index);
  hear('other', 1);
  expect(['one', 'other', 'unknown'].map(heard.of)).toEqual([5, 1, -1]);
});

test('it is forgotten ten to twenty minutes later, unless the case goes on', () => {
  const { heard, hear, pass } = listen();
  hear('quiet', 3);
  hear('busy', 3);
  for (let passed = 0; passed < 3; passed++) {
    pass(10 * minute);
    hear('busy', passed);
  }
  expect(['busy', 'quiet'].map(heard.of)).toEqual([3, -1]);
});

test('many cases take no more memory than there is for them', () => {
  const { heard, hear } = listen();
  for (let at = 0; at < 120_000; at++) hear(`case ${at}`, 1);
  expect(['case 0', 'case 119999'].map(heard.of)).toEqual([-1, 1]);
});

test('what is no index is not believed', () => {
  const { heard, hear } = listen();
  for (const index of [1.5, NaN, Infinity]) hear('one', index);
  expect(heard.of('one')).toBe(-1);
});
