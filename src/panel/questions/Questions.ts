/** One file for both: they look alike, and seldom is either asked. */
export { CallMe } from './CallMe';
export { EndConfirmation } from './EndConfirmation';
