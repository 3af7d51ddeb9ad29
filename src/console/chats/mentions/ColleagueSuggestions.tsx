import { useModel } from '../../kit/frame/use-model';
import { BoxSuggestions } from '../replies/BoxSuggestions';
import type { SuggestingBox } from '../replies/use-box-events';
import { ColleagueSuggestionsModel, type AskForCase } from './colleagues';
import { mentionTexts } from './texts';

export interface ColleagueSuggestionsProps extends SuggestingBox {
  ask: AskForCase;
}

/** Colleagues who can be called by a note. */
export function ColleagueSuggestions({ ask, ...box }: ColleagueSuggestionsProps) {
  const suggestions = useModel(() => new ColleagueSuggestionsModel(ask));
  const { colleagues: title, suggested } = mentionTexts();
  const words = { title, sign: '@', suggested };
  return <BoxSuggestions {...box} suggestions={suggestions} words={words} />;
}
