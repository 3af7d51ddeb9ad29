import { useModel } from '../../kit/frame/use-model';
import { BoxSuggestions } from '../replies/BoxSuggestions';
import type { SuggestingBox } from '../replies/use-box-events';
import { ColleagueSuggestionsModel, type Colleague } from './colleagues';
import { mentionTexts } from './texts';

export interface ColleagueSuggestionsProps extends SuggestingBox {
  readColleagues(abort: AbortSignal): Promise<Colleague[]>;
}

/** Colleagues who can be called by a note. */
export function ColleagueSuggestions({ readColleagues, ...box }: ColleagueSuggestionsProps) {
  const suggestions = useModel(() => new ColleagueSuggestionsModel(readColleagues));
  const { colleagues: title, suggested } = mentionTexts();
  const words = { title, sign: '@', suggested };
  return <BoxSuggestions {...box} suggestions={suggestions} words={words} />;
}
