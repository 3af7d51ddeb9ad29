import { usePart } from '../../kit/frame/OnDemand';

/** Downloads what suggests canned replies. */
export function useReplySuggestions() {
  return usePart(true, async () => (await import('./ReplySuggestions')).ReplySuggestions);
}
