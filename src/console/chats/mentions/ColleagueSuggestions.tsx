import { useModel } from '../../kit/frame/use-model';
import { BoxSuggestions } from '../replies/BoxSuggestions';
import type { SuggestingBox } from '../replies/use-box-events';
import { ColleagueSuggestionsModel, type Colleague } from './colleagues';

export interface ColleagueSuggestionsProps extends SuggestingBox {
  readColleagues(abort: AbortSignal): Promise<Colleague[]>;
}

const words = { title: 'Colleagues', sign: '@', one: '1 colleague', many: 'colleagues' };

/** Colleagues who can be called by a note. */
export function ColleagueSuggestions({ readColleagues, ...box }: ColleagueSuggestionsProps) {
  const suggestions = useModel(() => new ColleagueSuggestionsModel(readColleagues));
  return <BoxSuggestions {...box} suggestions={suggestions} words={words} />;
}
