import type { CloseCase } from './case-closing';
import { caseTexts } from './case-texts';
import type { CaseTables } from './tables';

const endedAtOnce = 100;

/** Ends the open chats of a removed widget. Their transcripts stay in the log. */
export async function endChatsOfWidget(
  widgetId: string,
  { cases }: Pick<CaseTables, 'cases'>,
  closeCase: CloseCase,
): Promise<void> {
  for (;;) {
    const open = await cases.list([widgetId], 'open', endedAtOnce);
    for (const { id } of open) await closeCase(id, 'idle', caseTexts.endedWithWidget);
    if (open.length < endedAtOnce) return;
  }
}
