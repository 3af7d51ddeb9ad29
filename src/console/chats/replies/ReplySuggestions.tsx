import { useModel } from '../../kit/frame/use-model';
import { BoxSuggestions } from './BoxSuggestions';
import { SuggestionsModel, type SuggestionsParts } from './suggestions';
import type { SuggestingBox } from './use-box-events';

export type ReplySuggestionsProps = SuggestionsParts & SuggestingBox;

const words = {
  title: 'Canned replies',
  sign: '/',
  one: '1 canned reply',
  many: 'canned replies',
  last: ['Manage canned replies', 'No canned replies yet. Write one'],
} as const;

/** Canned replies for what is typed in a text box. */
export function ReplySuggestions({ replies, values, onManage, ...box }: ReplySuggestionsProps) {
  const suggestions = useModel(() => new SuggestionsModel({ replies, values, onManage }));
  return <BoxSuggestions {...box} suggestions={suggestions} words={words} />;
}
