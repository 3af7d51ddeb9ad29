import { expect, test } from 'vitest';
import { createFakeClock } from '../../../browser/fakes/fake-clock';
import { ToastingModel } from './toasting';

test('a toast goes by itself, later where it can be undone', async () => {
  const clock = createFakeClock();
  const toasting = new ToastingModel(clock);
  toasting.say('Saved.');
  toasting.say('Removed.', () => {});
  await clock.advance(6_000);
  expect(toasting.shown.value.map(({ text }) => text)).toEqual(['Removed.']);
  await clock.advance(6_000);
  expect([toasting.shown.value, clock.pending()]).toEqual([[], 0]);
});

test('no timer is left of a toast that was dismissed, nor when the screen is left', () => {
  const clock = createFakeClock();
  const toasting = new ToastingModel(clock);
  toasting.say('Saved.');
  toasting.dismiss(1);
  expect(clock.pending()).toBe(0);
  toasting.say('Saved.');
  toasting[Symbol.dispose]();
  expect(clock.pending()).toBe(0);
});
