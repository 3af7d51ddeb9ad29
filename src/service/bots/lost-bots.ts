import { handToPeople } from '../domain/cases/hand-over';
import type { CaseStore } from '../domain/cases/tables';
import { eachOf } from '../domain/shares/each-due';
import type { Clock } from '../domain/ports';

const handedAtOnce = 100;

/** Chats of bots that were removed or switched off go to people, also while their visitors are silent. */
export async function handOverLostChats({
  store,
  clock,
}: {
  store: Pick<CaseStore, 'cases' | 'transaction'>;
  clock: Clock;
}): Promise<void> {
  await eachOf(await store.cases.withLostBot(handedAtOnce), ({ id, botId }) =>
    store.transaction(async (tables) => {
      const chat = await tables.cases.lock(id);
      if (chat && chat.botId === botId) await handToPeople(tables, chat, clock.now());
    }),
  );
}
