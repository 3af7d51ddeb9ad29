import type { CaseEntry } from '../../../../operations/console/cases';
import type { ChatCase } from '../cases';
import type { CaseTables } from '../tables';

/** Returns entries of a case with what became of those that are mails. */
export function createWithMails(store: { entryMails: Pick<CaseTables['entryMails'], 'ofCase'> }) {
  return async function withMails(
    { id, type }: Pick<ChatCase, 'id' | 'type'>,
    entries: CaseEntry[],
  ): Promise<CaseEntry[]> {
    if (type !== 'offline' || entries.length === 0) return entries;
    const mails = new Map((await store.entryMails.ofCase(id)).map((mail) => [mail.index, mail]));
    return entries.map((entry) => {
      const mail = mails.get(entry.index);
      if (!mail) return entry;
      const { state, reason } = mail;
      return { ...entry, mail: { state, ...(reason === undefined ? {} : { reason }) } };
    });
  };
}

export type WithMails = ReturnType<typeof createWithMails>;
