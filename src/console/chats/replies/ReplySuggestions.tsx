import { useModel } from '../../kit/frame/use-model';
import { BoxSuggestions } from './BoxSuggestions';
import { SuggestionsModel, type SuggestionsParts } from './suggestions';
import { replyTexts } from './texts';
import type { SuggestingBox } from './use-box-events';

export type ReplySuggestionsProps = SuggestionsParts & SuggestingBox;

/** Canned replies for what is typed in a text box. */
export function ReplySuggestions({ replies, values, onManage, ...box }: ReplySuggestionsProps) {
  const suggestions = useModel(() => new SuggestionsModel({ replies, values, onManage }));
  const { title, suggested, yours, manage, writeOne, more } = replyTexts();
  const words = { title, sign: '/', suggested, own: yours, last: [manage, writeOne], more } as const;
  return <BoxSuggestions {...box} suggestions={suggestions} words={words} />;
}
