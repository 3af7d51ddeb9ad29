import type { CloseCase } from './case-closing';
import { caseTexts } from './case-texts';
import type { CaseTables } from './tables';

const endedAtOnce = 100;

/**
 * Ends the open chats of a removed widget, and those that went on to other widgets from its pages: their visitors can't be
 * reached any more. Transcripts stay in the log.
 */
export async function endChatsOfWidget(
  { id, orgId }: { id: string; orgId: number },
  { cases }: Pick<CaseTables, 'cases'>,
  closeCase: CloseCase,
): Promise<void> {
  const parts = [
    () => cases.list([id], 'open', endedAtOnce),
    () => cases.openFromPagesOf(orgId, id, endedAtOnce),
  ];
  for (const read of parts) {
    let open: { id: string }[];
    do {
      open = await read();
      for (const chat of open) await closeCase(chat.id, 'idle', caseTexts.endedWithWidget);
    } while (open.length === endedAtOnce);
  }
}
