import type { ReadonlySignal } from '@preact/signals';
import type { CaseDetails, CaseSummary } from '../../../operations/console/cases';
import type { OpenCase } from '../conversation/open-case';
import { DoneState } from '../ended/DoneState';
import { mailingTexts } from './texts';
import './mailing.css';

export interface MailWayProps {
  summary: CaseSummary;
  answers: NonNullable<CaseDetails['mailedAnswers']>;
  openCase: Pick<OpenCase, 'change' | 'toasting'>;
  now: ReadonlySignal<number>;
}

/** Says above the text box where an answer goes, and where the visitor's comes to. */
export function MailWay({ summary, answers: { to, repliesTo }, openCase, now }: MailWayProps) {
  const texts = mailingTexts();
  return (
    <div class="mail-way">
      <p>
        <span dir="auto">{texts.byMailTo(to)}</span>
        {'. '}
        {repliesTo === undefined ? texts.repliesHere : texts.repliesTo(repliesTo)}
      </p>
      <div class="mail-way-done">
        <DoneState summary={summary} openCase={openCase} now={now} />
      </div>
    </div>
  );
}
