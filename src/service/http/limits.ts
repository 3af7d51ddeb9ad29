import type { Clock } from '../domain/ports';
import { createLimiter } from './limiter';

const minute = 60_000;

/** How often is too often. Polls that bring nothing have no limit: they cost no more than saying so. */
export function createLimits(clock: Clock) {
  return {
    /** By address, which a whole office may share. */
    availability: createLimiter(clock, { max: 1_200, perMs: minute }),
    start: createLimiter(clock, { max: 120, perMs: minute }),
    /** By address: tries of keys, widgets and cases that do not exist. */
    misses: createLimiter(clock, { max: 120, perMs: minute }),
    /** By case. */
    send: createLimiter(clock, { max: 240, perMs: minute }),
    read: createLimiter(clock, { max: 600, perMs: minute }),
    /** Surveys and requests for transcripts, by case. */
    followUp: createLimiter(clock, { max: 20, perMs: 10 * minute }),
    /** Customers' systems, by organisation. */
    integrations: createLimiter(clock, { max: 1_200, perMs: minute }),
    /** Failed tries. */
    signInByAddress: createLimiter(clock, { max: 30, perMs: 5 * minute }),
    signInByEmail: createLimiter(clock, { max: 10, perMs: 5 * minute }),
  };
}
