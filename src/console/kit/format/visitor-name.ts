import type { CaseSummary } from '../../../operations/console/cases';
import { formatTexts } from './texts';

type Named = Pick<CaseSummary, 'id' | 'visitorName' | 'visitorEmail' | 'visitorPhone'>;

/** What would turn round the words behind the name. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** What draws nothing at all: a name of it alone would leave rows and buttons without any. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as a visitor wrote it, without what turns; empty where nothing of it would be seen. */
export function shownName(written = ''): string {
  const name = written.replace(turning, '').trim();
  return name.replace(invisible, '') && name;
}

/** What to call a visitor: name, else e-mail, else phone, else a name that tells one unknown visitor from another. */
export function visitorName(summary: Named): string {
  return (
    shownName(summary.visitorName) ||
    summary.visitorEmail ||
    summary.visitorPhone ||
    formatTexts().visitor(summary.id.slice(0, 4))
  );
}
