import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { Team } from '../../../operations/console/teams';
import { ResourceModel, type Resource } from '../../kit/data/resource';

export interface Teams {
  list: Resource<Team[]>;
  /** Answers the new one's id. */
  create(name: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** Puts an agent in, or takes it out. */
  setMember(team: Team, email: string, isIn: boolean): Promise<void>;
}

/** The teams of the organisation. */
export const TeamsModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Teams => {
  const list = new ResourceModel(async (signal) => (await call('GET /teams', { signal })).teams);
  function put(team: Team) {
    list.change((teams) => teams.map((one) => (one.id === team.id ? team : one)));
  }
  return {
    list,
    async create(name) {
      const { id } = await call('POST /teams', { body: { name } });
      await list.load();
      return id;
    },
    async remove(id) {
      await call('DELETE /teams/{id}', { path: { id } });
      list.change((teams) => teams.filter((team) => team.id !== id));
    },
    async setMember(team, email, isIn) {
      const { id, revision } = team;
      const others = team.members.filter((member) => member !== email);
      const members = isIn ? [...others, email] : others;
      put({ ...team, members });
      try {
        put(await call('PUT /teams/{id}', { path: { id }, body: { members, revision } }));
      } catch (failure) {
        await list.load();
        throw failure;
      }
    },
  };
});

/** What is shown of them while they are not there: none. */
export function teamsIn({ list }: Pick<Teams, 'list'>): readonly Team[] {
  return list.state.value.kind === 'ready' ? list.state.value.value : [];
}

/** Titles of their ids, for fields that choose among them. */
export function titlesOf(teams: readonly Team[]): Record<string, string> {
  return Object.fromEntries(teams.map(({ id, name }) => [id, name]));
}
