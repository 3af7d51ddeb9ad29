import type { CaseSummary } from '../../../operations/console/cases';
import { formatTexts } from './texts';

type Named = Pick<CaseSummary, 'id' | 'visitorName' | 'visitorEmail' | 'visitorPhone'>;

/** What would turn round the words behind the name. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** What to call a visitor: name, else e-mail, else phone, else a name that tells one unknown visitor from another. */
export function visitorName(summary: Named): string {
  return (
    summary.visitorName?.replace(turning, '').trim() ||
    summary.visitorEmail ||
    summary.visitorPhone ||
    formatTexts().visitor(summary.id.slice(0, 4))
  );
}
