import { expect, test } from 'vitest';
import { createFakeClock } from '../browser/fakes/fake-clock';
import { createTypingState } from './typing-state';

test('is reported once while the visitor types, and ends some seconds after the last key', async () => {
  const clock = createFakeClock();
  const told: boolean[] = [];
  const typing = createTypingState(clock, () => told.push(typing.isTyping()));
  typing.set(true);
  await clock.advance(4000);
  typing.set(true);
  await clock.advance(4000);
  expect(told).toEqual([true]);
  await clock.advance(2000);
  expect(told).toEqual([true, false]);
});

test('is cleared without a word, and leaves no timer', () => {
  const clock = createFakeClock();
  const told: boolean[] = [];
  const typing = createTypingState(clock, () => told.push(typing.isTyping()));
  typing.set(true);
  typing.clear();
  expect(typing.isTyping()).toBe(false);
  expect(told).toEqual([true]);
  expect(clock.pending()).toBe(0);
});
