import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { Team } from '../../../operations/console/teams';
import { longChange } from '../../kit/data/long-change';
import { removeIfThere } from '../../kit/data/outcome';
import { ResourceModel, type Resource } from '../../kit/data/resource';

export interface Teams {
  list: Resource<Team[]>;
  /** Answers the new one's id. */
  create(name: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** Puts an agent in, or takes it out; several one after the other. */
  setMember(id: string, email: string, isIn: boolean): Promise<void>;
}

interface MemberChange {
  id: string;
  email: string;
  isIn: boolean;
}

/** The teams of the organisation. */
export const TeamsModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Teams => {
  const list = new ResourceModel(async (signal) => (await call('GET /teams', { signal })).teams);
  let before = Promise.resolve();
  function put(team: Team) {
    list.change((teams) => teams.map((one) => (one.id === team.id ? team : one)));
  }
  /** The team as it is to be, which is shown. */
  function show({ id, email, isIn }: MemberChange): Team | undefined {
    const team = teamsIn({ list }).find((one) => one.id === id);
    const others = team?.members.filter((member) => member !== email) ?? [];
    const next = team && { ...team, members: isIn ? [...others, email] : others };
    if (next) put(next);
    return next;
  }
  async function write(change: MemberChange) {
    const team = show(change);
    if (!team) return;
    const { id, members, revision } = team;
    try {
      put(await call('PUT /teams/{id}', { path: { id }, body: { members, revision } }));
    } catch (failure) {
      await list.load();
      throw failure;
    }
  }
  return {
    list,
    async create(name) {
      return (await list.create(call('POST /teams', { body: { name } }))).id;
    },
    async remove(id) {
      await removeIfThere(() => call('DELETE /teams/{id}', { path: { id }, timeout: longChange }));
      list.change((teams) => teams.filter((team) => team.id !== id));
    },
    setMember(id, email, isIn) {
      const change = { id, email, isIn };
      show(change);
      const done = before.then(() => write(change));
      before = done.catch(() => {});
      return done;
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
