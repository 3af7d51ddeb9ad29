import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { BanSummary } from '../../../operations/console/bans';
import { ResourceModel, type Resource } from '../../kit/data/resource';

export interface Bans {
  list: Resource<BanSummary[]>;
  lift(ban: BanSummary): Promise<void>;
}

/** Whom agents and bots have banned from the organisation's chats. */
export const BansModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Bans => {
  const list = new ResourceModel(async (signal) => (await call('GET /bans', { signal })).bans);
  return {
    list,
    async lift({ id }) {
      await call('DELETE /bans/{id}', { path: { id } });
      list.change((bans) => bans.filter((ban) => ban.id !== id));
    },
  };
});
