import type { RefObject } from 'preact';
import { useModel } from '../../kit/frame/use-model';
import { BoxSuggestions } from '../replies/BoxSuggestions';
import { ColleagueSuggestionsModel, type Colleague } from './colleagues';

export interface ColleagueSuggestionsProps {
  box: RefObject<HTMLTextAreaElement | null>;
  readColleagues(abort: AbortSignal): Promise<Colleague[]>;
}

const words = { title: 'Colleagues', sign: '@', one: '1 colleague', many: 'colleagues' };

/** Colleagues who can be called by a note. */
export function ColleagueSuggestions({ box, readColleagues }: ColleagueSuggestionsProps) {
  const suggestions = useModel(() => new ColleagueSuggestionsModel(readColleagues));
  return <BoxSuggestions box={box} suggestions={suggestions} words={words} />;
}
