import { longestReading } from '../../../contract/limits';

/** Milliseconds for pages of the log and for reports: what takes too long the service refuses by itself, and says what to do. */
export const readingTimeout = longestReading + 5_000;
