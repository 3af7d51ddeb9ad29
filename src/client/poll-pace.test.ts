import { expect, test } from 'vitest';
import { createFakeClock } from '../browser/fakes/fake-clock';
import { createPollPace } from './poll-pace';

function setUp({ canHold = true } = {}) {
  const clock = createFakeClock();
  const pace = createPollPace({ clock, page: { isVisible: () => true }, random: () => 0.5, canHold });
  /** One that catches up, and brings nothing. */
  function catchUp() {
    expect(pace.begin()).toBeUndefined();
    return pace.answered(false);
  }
  return { clock, pace, catchUp };
}

test('polls that bring news follow at once, five of them, and then five a second', () => {
  const { pace } = setUp();
  const delays = Array.from({ length: 6 }, () => {
    pace.begin();
    return Math.max(0, pace.answered(true));
  });
  expect(delays).toEqual([0, 0, 0, 0, 200, 400]);
});

test('a first try that fails is repeated later and later until an answer: every two seconds at most, of a long outage every quarter of a minute', () => {
  const { pace } = setUp();
  const delays = Array.from({ length: 32 }, () => pace.failed(undefined));
  expect(delays).toEqual([500, ...Array.from({ length: 29 }, () => 1000), 7500, 7500]);
  pace.answered(true);
  expect(pace.failed(undefined)).toBe(500);
});

test('a held poll that is cut is held for less the next time', async () => {
  const { clock, pace, catchUp } = setUp();
  catchUp();
  expect(pace.begin()).toBe(25);
  await clock.advance(15_000);
  pace.failed(undefined);
  catchUp();
  expect(pace.begin()).toBe(12);
});

test('a service that holds is asked at once, another one every 1 to 2 s until it has held', async () => {
  expect(setUp().catchUp()).toBeLessThanOrEqual(0);
  const { clock, pace, catchUp } = setUp({ canHold: false });
  expect(catchUp()).toBe(1500);
  pace.begin();
  await clock.advance(25_000);
  expect(pace.answered(false)).toBeLessThanOrEqual(0);
});

test('an early answer without news says that the service can not hold, one with news says nothing', async () => {
  const { clock, pace, catchUp } = setUp();
  catchUp();
  pace.begin();
  await clock.advance(10);
  expect(pace.answered(true)).toBeLessThanOrEqual(0);
  pace.begin();
  expect(pace.answered(false)).toBe(1500);
});
