import { expect, test, vi } from 'vitest';
import { forgetOldDeliveries } from './forget-deliveries';

test('what waits to be sent is not given up for its age while the clock may be wrong', async () => {
  const outbox = { giveUp: vi.fn(async () => {}), removeSettled: vi.fn(async () => 0) };
  const now = Date.UTC(2027, 0, 31);
  const clock = { now: () => now, elapsed: () => 0 };
  await forgetOldDeliveries(outbox, clock, true);
  expect(outbox.giveUp).not.toHaveBeenCalled();
  await forgetOldDeliveries(outbox, clock, false);
  expect(outbox.giveUp).toHaveBeenCalledWith(Date.UTC(2027, 0, 1), expect.any(String));
});
