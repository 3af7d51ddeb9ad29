import type { TextTable } from '../tables/table-texts';
import { answerTimeTexts, type AnswerTimeTexts } from './answer-time-texts';

export const answerTimeTable: TextTable<AnswerTimeTexts> = {
  name: 'answerTime',
  english: answerTimeTexts,
  inLanguages: () => import('./answer-time-texts-in-languages'),
};
