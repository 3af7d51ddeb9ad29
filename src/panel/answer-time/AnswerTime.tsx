import { usePanel } from '../frame/use-panel';
import { useTableTexts } from '../frame/use-table-texts';
import { answerTimeTable } from '../i18n/answer-time/answer-time-table';
import { wholeMinutes } from './whole-minutes';

/** How long visitors wait for the first answer today. */
export function AnswerTime({ seconds }: { seconds: number }) {
  const { language } = usePanel();
  const texts = useTableTexts(answerTimeTable);
  return <>{texts?.answersIn.replace('#', wholeMinutes(seconds, language.tag))}</>;
}
