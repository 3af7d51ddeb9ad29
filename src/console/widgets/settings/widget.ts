import { createModel } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { Schedule } from '../../../contract/hours/schedule';
import type { AgentOverview } from '../../../operations/console/agents';
import type { Team } from '../../../operations/console/teams';
import type { AgentOfWidget, WidgetDetails } from '../../../operations/console/widgets';
import { changedMembers, DraftModel, type Draft, type Versioned } from '../../kit/data/draft';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import type { ReadTrial } from '../routing/trial';

/** What is set about a widget beside its settings. */
export type GeneralSettings = Omit<WidgetDetails, 'id' | 'revision' | 'isProactiveEnabled' | 'schedule'> & {
  destinationEmail: string;
  /** `null`: at any hour. */
  schedule: Schedule | null;
};

export type Person = Pick<AgentOverview, 'email' | 'name'>;

export interface Widget {
  general: Draft<GeneralSettings>;
  /** Everybody who may be put on it. */
  people: Resource<AgentOverview[]>;
  /** Every team that may be put on it. */
  teams: Resource<Team[]>;
  /** Names of the other widgets, by their ids. */
  others: Resource<Record<string, string>>;
  tryRouting: ReadTrial;
  /** Puts somebody on it, or takes them off. */
  setAgent(person: Person, isOn: boolean): void;
  setTeam(id: string, isOn: boolean): void;
}

/** One widget: its general settings. */
export const WidgetModel = createModel(({ call }: Pick<ConsoleClient, 'call'>, id: string): Widget => {
  const path = { id };
  const general: Draft<GeneralSettings> = new DraftModel<GeneralSettings>({
    read: async (signal) => asDraft(await call('GET /widgets/{id}', { path, signal })),
    async write({ value, version }) {
      const allowedOrigins = value.allowedOrigins.map((origin) => origin.trim()).filter(Boolean);
      const changed = changedMembers(general.saved.value, { ...value, allowedOrigins });
      const body = { ...changed, ...(version !== undefined && { revision: version }) };
      return asDraft(await call('PUT /widgets/{id}', { path, body }));
    },
  });
  const people = new ResourceModel(async (signal) => (await call('GET /agents', { signal })).agents);
  const teams = new ResourceModel(async (signal) => (await call('GET /teams', { signal })).teams);
  /** By e-mail, as the widget showed them before they were taken off it. */
  const takenOff = new Map<string, AgentOfWidget>();
  return {
    general: {
      ...general,
      async takeTheirs() {
        // It may name agents and teams that are new.
        await Promise.all([general.takeTheirs(), people.load(), teams.load()]);
      },
    },
    people,
    teams,
    others: new ResourceModel(async (signal) => {
      const { widgets } = await call('GET /widgets', { signal });
      const others = widgets.filter((widget) => widget.id !== id);
      return Object.fromEntries(others.map((widget) => [widget.id, widget.name]));
    }),
    tryRouting: (query, signal) => call('GET /widgets/{id}/routing-trial', { path, query, signal }),
    setAgent({ email, name }, isOn) {
      general.change(({ agents, ...rest }) => {
        const others = agents.filter((agent) => agent.email !== email);
        const [before] = agents.filter((agent) => agent.email === email);
        if (before) takenOff.set(email, before);
        const added = takenOff.get(email) ?? { email, alias: name, tags: [] };
        return { ...rest, agents: isOn ? [...others, added] : others };
      });
    },
    setTeam(id, isOn) {
      general.change(({ teams, ...rest }) => {
        const others = teams.filter((team) => team !== id);
        return { ...rest, teams: isOn ? [...others, id] : others };
      });
    },
  };
});

/** Finds those on the widget who have no account: other systems may name agents before they are users. */
export function withoutAccount(
  agents: readonly AgentOfWidget[] = [],
  people: readonly AgentOverview[],
): Person[] {
  const accounts = new Set(people.map(({ email }) => email));
  return agents.flatMap(({ email, alias }) => (accounts.has(email) ? [] : [{ email, name: alias }]));
}

function asDraft(details: WidgetDetails): Versioned<GeneralSettings> {
  const { id: _id, revision, isProactiveEnabled: _invites, ...value } = details;
  const { destinationEmail = '', schedule = null } = value;
  return { value: { ...value, destinationEmail, schedule }, version: revision };
}
