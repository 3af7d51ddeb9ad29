import type { Outbox } from './outbox';
import type { Clock } from '../ports';

/** How long the delivery log goes back. */
const deliveriesKeptFor = 30 * 24 * 3_600_000;
const removedAtOnce = 1_000;

/** Settled deliveries are forgotten after thirty days; what could not be sent until then is not sent any more. */
export async function forgetOldDeliveries(
  outbox: Pick<Outbox, 'giveUp' | 'removeSettled'>,
  clock: Clock,
): Promise<void> {
  const before = clock.now() - deliveriesKeptFor;
  while ((await outbox.removeSettled(before, removedAtOnce)) === removedAtOnce);
  await outbox.giveUp(before, 'It could not be sent within thirty days.');
}
