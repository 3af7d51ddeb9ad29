import { expect, test } from 'vitest';
import { createFakeClock } from '../../../browser/fakes/fake-clock';
import { createTypingIndicator } from './typing-indicator';

function setUp() {
  const clock = createFakeClock();
  const reported: string[] = [];
  const typing = createTypingIndicator(clock, (caseId, isTyping) => reported.push(`${caseId} ${isTyping}`));
  return { clock, reported, typing };
}

test('typing is reported at once and then at most every three seconds', async () => {
  const { clock, reported, typing } = setUp();
  for (let stroke = 0; stroke < 35; stroke += 1) {
    typing.typed('a');
    await clock.advance(100);
  }
  expect(reported).toEqual(['a true', 'a true']);
});

test('the end is reported at once, and only once', () => {
  const { reported, typing } = setUp();
  typing.typed('a');
  typing.stopped();
  typing.stopped();
  expect(reported).toEqual(['a true', 'a false']);
});

test('an agent who thinks for five seconds is not typing any more', async () => {
  const { clock, reported, typing } = setUp();
  typing.typed('a');
  await clock.advance(5000);
  expect(reported).toEqual(['a true', 'a false']);
});

test('typing in another case ends typing in the one before', () => {
  const { reported, typing } = setUp();
  typing.typed('a');
  typing.typed('b');
  expect(reported).toEqual(['a true', 'a false', 'b true']);
});
