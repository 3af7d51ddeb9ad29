import { formatDuration } from './dates';

/** A time that is over, or a median of such times: as `formatDuration` writes it, but never `0:00`, which reads like none. */
export function formatElapsed(seconds: number | undefined): string {
  return seconds !== undefined && seconds < 1 ? '<\u00a01\u00a0s' : formatDuration(seconds);
}
