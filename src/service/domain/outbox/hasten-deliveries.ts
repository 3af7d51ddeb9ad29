import type { Clock } from '../ports';
import type { Outbox } from './outbox';

/** Milliseconds. By so much the clocks of two instances differ at most, after the database's was set back. */
const mostAhead = 2 * 3_600_000;

/** What a clock that was a day or a year ahead has put off would wait for as long, with all that is behind it in its line. */
export function hastenDeliveries(outbox: Pick<Outbox, 'hasten'>, clock: Clock): Promise<void> {
  const now = clock.now();
  return outbox.hasten(now, now + mostAhead);
}
