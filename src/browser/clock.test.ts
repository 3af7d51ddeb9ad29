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
