import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { BanSummary } from '../../../contract/endpoints';
import { ActModel, type Act } from '../../kit/data/act';
import { ResourceModel, type Resource } from '../../kit/data/resource';

export interface Bans {
  list: Resource<BanSummary[]>;
  lifting: Act;
  lift(ban: BanSummary): Promise<void>;
}

/** Whom agents and bots have banned from the organisation's chats. */
export const BansModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Bans => {
  const list = new ResourceModel(async () => (await call('GET /bans')).bans);
  return {
    list,
    lifting: new ActModel(),
    async lift({ id }) {
      await call('DELETE /bans/{id}', { path: { id } });
      list.change((bans) => bans.filter((ban) => ban.id !== id));
    },
  };
});
