import { handToPeople } from '../domain/cases/hand-over';
import type { CaseStore } from '../domain/cases/tables';
import { eachOf } from '../domain/shares/each-due';
import type { Clock } from '../domain/ports';

const handedAtOnce = 100;

/**
 * Chats whose bot was removed or switched off go to people, also while their visitors are silent. Those that wait for the answer of an agent
 * who does not answer their widget any more wait for everyone again.
 */
export async function handOverLostChats({
  store,
  clock,
}: {
  store: Pick<CaseStore, 'cases' | 'transaction'>;
  clock: Clock;
}): Promise<void> {
  await eachOf(await store.cases.withoutOwner(handedAtOnce), ({ id, botId, claimedBy, state, agentEmail }) =>
    store.transaction(async (tables) => {
      const chat = await tables.cases.lock(id);
      if (!chat || chat.botId !== botId || chat.claimedBy?.email !== claimedBy?.email) return;
      if (chat.state !== state || chat.agentEmail !== agentEmail) return;
      if (botId !== undefined || state === 'active') await handToPeople(tables, chat, clock.now());
      else await tables.cases.update(id, { claimedBy: undefined });
    }),
  );
}
