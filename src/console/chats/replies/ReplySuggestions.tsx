import type { RefObject } from 'preact';
import { useModel } from '../../kit/frame/use-model';
import { BoxSuggestions } from './BoxSuggestions';
import { SuggestionsModel, type SuggestionsParts } from './suggestions';

export interface ReplySuggestionsProps extends SuggestionsParts {
  box: RefObject<HTMLTextAreaElement | null>;
}

const words = {
  title: 'Canned replies',
  sign: '/',
  one: '1 canned reply',
  many: 'canned replies',
  last: ['Manage canned replies', 'No canned replies yet. Write one'],
} as const;

/** Canned replies for what is typed in a text box. */
export function ReplySuggestions({ box, replies, values, onManage }: ReplySuggestionsProps) {
  const suggestions = useModel(() => new SuggestionsModel({ replies, values, onManage }));
  return <BoxSuggestions box={box} suggestions={suggestions} words={words} />;
}
