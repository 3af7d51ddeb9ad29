import { expect, test } from 'vitest';
import { createPageClock } from './clock';

test.each([undefined, [1, 2], { title: 'Hamlet' }])(
  'time goes on where the page has a variable `performance`: %j',
  (performance) => {
    const before = Date.now();
    const clock = createPageClock({ performance } as unknown as Window);
    expect(clock.elapsed()).toBeGreaterThanOrEqual(before);
  },
);

test('a wait of months is not over at once', () => {
  const waits: number[] = [];
  function setTimeout(_: unknown, milliseconds: number) {
    return waits.push(milliseconds);
  }
  createPageClock({ setTimeout } as unknown as Window).after(2 ** 31, () => {});
  expect(waits[0]).toBeLessThan(2 ** 31);
  expect(waits[0]).toBeGreaterThan(86_400_000);
});
