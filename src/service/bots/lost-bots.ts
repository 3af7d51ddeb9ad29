import { handToPeople } from '../domain/cases/hand-over';
import type { Clock, NewsBus, Store } from '../domain/ports';

const handedAtOnce = 100;

/** Chats of bots that were removed or switched off go to people, also while their visitors are silent. */
export async function handOverLostChats({
  store,
  news,
  clock,
}: {
  store: Pick<Store, 'cases' | 'transaction'>;
  news: Pick<NewsBus, 'publish'>;
  clock: Clock;
}): Promise<void> {
  for (const { id, botId } of await store.cases.withLostBot(handedAtOnce)) {
    const handed = await store.transaction(async (tables) => {
      const chat = await tables.cases.lock(id);
      return chat?.botId === botId && chat && handToPeople(tables, chat, clock.now());
    });
    const chat = handed && (await store.cases.get(id));
    if (!chat) continue;
    const { widgetId, lastIndex, state } = chat;
    news.publish({ type: 'case', caseId: id, widgetId, lastIndex, state });
  }
}
