import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import { RequestFailure } from '../../../client/request';
import type { AgentOverview } from '../../../operations/console/agents';
import type { Team as StoredTeam } from '../../../operations/console/teams';
import { changedMembers, DraftModel, type Draft, type Versioned } from '../../kit/data/draft';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { agentTexts } from './texts';

export type TeamSettings = Pick<StoredTeam, 'name' | 'members' | 'widgets'>;

export interface Team {
  draft: Draft<TeamSettings>;
  /** Everybody who may be put in. */
  people: Resource<AgentOverview[]>;
  setMember(email: string, isIn: boolean): void;
}

/** One team: its name, and who is in it. */
export const TeamModel = createModel(({ call }: Pick<ConsoleClient, 'call'>, id: string): Team => {
  const draft: Draft<TeamSettings> = new DraftModel<TeamSettings>({
    async read(signal) {
      const team = (await call('GET /teams', { signal })).teams.find((one) => one.id === id);
      if (!team) throw new RequestFailure(404, undefined, { code: 404, message: agentTexts().teamRemoved });
      return asDraft(team);
    },
    async write({ value, version }) {
      const { widgets: _widgets, ...changed } = changedMembers(draft.saved.value, value);
      const body = { ...changed, ...(version !== undefined && { revision: version }) };
      return asDraft(await call('PUT /teams/{id}', { path: { id }, body }));
    },
  });
  const people = new ResourceModel(async (signal) => (await call('GET /agents', { signal })).agents);
  return {
    draft: {
      ...draft,
      async takeTheirs() {
        // It may name agents that are new.
        await Promise.all([draft.takeTheirs(), people.load()]);
      },
    },
    people,
    setMember(email, isIn) {
      draft.change(({ members, ...rest }) => {
        const others = members.filter((member) => member !== email);
        return { ...rest, members: isIn ? [...others, email].sort() : others };
      });
    },
  };
});

function asDraft({ name, members, widgets, revision }: StoredTeam): Versioned<TeamSettings> {
  return { value: { name, members, widgets }, version: revision };
}
