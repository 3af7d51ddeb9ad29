import type { ComponentType, RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SuggestionsParts } from './suggestions';

type Part = ComponentType<SuggestionsParts & { box: RefObject<HTMLTextAreaElement | null> }>;

/** Downloads what suggests canned replies. A text box works before it is here, and if it doesn’t come. */
export function useReplySuggestions(): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    import('./ReplySuggestions').then(
      ({ ReplySuggestions }) => setPart(() => ReplySuggestions),
      () => {},
    );
  }, []);
  return part;
}
