import type { Ban } from '../access/bans';
import { marksOf } from '../access/ban-marks';
import { banVisitor, type NewBan } from '../access/banning';
import type { Secrets } from '../ports';
import type { FairQueue } from '../shares/fair-queue';
import type { CloseCase } from './case-closing';
import type { ChatCase } from './cases';
import { openCasesOf } from './open-cases';
import type { CaseStore, CaseTables } from './tables';

export interface CaseBanningPorts {
  store: Pick<CaseStore, 'cases' | 'transaction'>;
  secrets: Pick<Secrets, 'uuid'>;
  closeCase: CloseCase;
  listing: FairQueue;
}

export type EndBannedChats = ReturnType<typeof createCaseBanning>['endBannedChats'];

/** Bans of a chat's visitor, and the end of every chat that such a ban is about. */
export function createCaseBanning({ store, secrets, closeCase, listing }: CaseBanningPorts) {
  /** Looks at all open chats of the organisation, so that those who ban many visitors at once wait for each other. */
  function endBannedChats(orgId: number, bans: Ban[], by: 'agent' | 'bot'): Promise<void> {
    return listing.inTurn({ share: String(orgId), isPatient: true }, () => endChatsOf(orgId, bans, by));
  }

  async function endChatsOf(orgId: number, bans: Ban[], by: 'agent' | 'bot'): Promise<void> {
    const banned = new Set(bans.map(({ who }) => who));
    for await (const some of openCasesOf(store.cases, orgId)) {
      const theirs = some.filter(({ visitor }) => marksOf(visitor).some((mark) => banned.has(mark)));
      for (const { id } of theirs) await closeCase(id, by, { token: 'banned' });
    }
  }

  return {
    endBannedChats,

    /** `lock` may refuse it within the transaction. */
    async ban(chat: ChatCase, ban: NewBan, lock: (tables: CaseTables) => Promise<unknown>): Promise<Ban[]> {
      const made = await store.transaction(async (tables) => {
        await lock(tables);
        return banVisitor(tables, chat, ban, secrets);
      });
      await endBannedChats(chat.orgId, made, 'agent');
      return made;
    },
  };
}
