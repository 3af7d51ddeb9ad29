import { offsetAt } from '../../../../contract/hours/zoned-time';

export interface ZoneOffset {
  /** From UTC, milliseconds. */
  offset: number;
  /** Epoch milliseconds. */
  until: number;
}

/** Between two changes of a zone's clocks lies more: the shortest time, a month of fasting, is four of them. */
const step = 7 * 86_400_000;

/** Finds the offsets that a zone has from one moment to another, the latest first. It lasts on, and the earliest holds before. */
export function offsetsWithin(timeZone: string, from: number, to: number): [ZoneOffset, ...ZoneOffset[]] {
  let latest: ZoneOffset = { offset: offsetAt(timeZone, from), until: Infinity };
  const earlier: ZoneOffset[] = [];
  for (let at = from; at < to; at += step) {
    const next = Math.min(at + step, to);
    const offset = offsetAt(timeZone, next);
    if (offset === latest.offset) continue;
    earlier.unshift({ offset: latest.offset, until: changeBetween(timeZone, at, next) });
    latest = { offset, until: Infinity };
  }
  return [latest, ...earlier];
}

/** The first millisecond with the offset of the end. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = offsetAt(timeZone, from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
