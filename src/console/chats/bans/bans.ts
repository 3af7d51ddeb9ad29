import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { BanSummary } from '../../../operations/console/bans';
import { removeIfThere } from '../../kit/data/outcome';
import { PagedListModel, type PagedList } from '../../kit/data/paged-list';

export interface Bans {
  list: PagedList<BanSummary>;
  lift(ban: BanSummary): Promise<void>;
}

/** Whom agents and bots have banned from the organisation's chats. */
export const BansModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Bans => {
  const list = new PagedListModel(async (before: string | undefined, signal) => {
    const page = await call('GET /bans', { query: { before }, signal });
    return { items: page.bans, next: page.before };
  });
  return {
    list,
    async lift({ id }) {
      await removeIfThere(() => call('DELETE /bans/{id}', { path: { id } }));
      list.change((bans) => bans.filter((ban) => ban.id !== id));
    },
  };
});
