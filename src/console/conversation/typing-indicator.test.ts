import { expect, test } from 'vitest';
import { createFakeClock } from '../frame/fake-surroundings';
import { createTypingTeller } from './typing-indicator';

function setUp() {
  const clock = createFakeClock();
  const told: string[] = [];
  const typing = createTypingTeller(clock, (caseId, isTyping) => told.push(`${caseId} ${isTyping}`));
  return { clock, told, typing };
}

test('typing is told at once and then at most every three seconds', async () => {
  const { clock, told, typing } = setUp();
  for (let stroke = 0; stroke < 35; stroke += 1) {
    typing.typed('a');
    await clock.pass(100);
  }
  expect(told).toEqual(['a true', 'a true']);
});

test('the end is told at once, and only once', () => {
  const { told, typing } = setUp();
  typing.typed('a');
  typing.stopped();
  typing.stopped();
  expect(told).toEqual(['a true', 'a false']);
});

test('an agent who thinks for five seconds is not typing any more', async () => {
  const { clock, told, typing } = setUp();
  typing.typed('a');
  await clock.pass(5000);
  expect(told).toEqual(['a true', 'a false']);
});

test('typing in another case ends typing in the one before', () => {
  const { told, typing } = setUp();
  typing.typed('a');
  typing.typed('b');
  expect(told).toEqual(['a true', 'a false', 'b true']);
});
