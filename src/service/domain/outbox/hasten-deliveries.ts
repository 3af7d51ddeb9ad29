import type { Clock } from '../ports';
import type { Outbox } from './outbox';

/**
 * What a clock that was a day or a year ahead has put off would wait for as long, with all that is behind it in its line.
 * `mostAhead`: milliseconds, by so much the clocks of two instances differ at most.
 */
export function hastenDeliveries(
  outbox: Pick<Outbox, 'hasten'>,
  clock: Clock,
  mostAhead: number,
): Promise<void> {
  const now = clock.now();
  return outbox.hasten(now, now + mostAhead);
}
