import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type {
  AgentChange,
  AgentList,
  AgentOverview,
  NewAgent,
  PasswordLink,
} from '../../../operations/console/agents';
import type { SecuritySettings } from '../../../operations/console/security';
import { longChange } from '../../kit/data/long-change';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import { ResourceModel, type Resource } from '../../kit/data/resource';

/** A link that the administrator hands over. */
export interface ShownLink {
  email: string;
  url: string;
}

export interface Agents {
  list: Resource<AgentList>;
  security: Resource<SecuritySettings>;
  /** Shown until it is copied, where no mail takes it. */
  link: ReadonlySignal<ShownLink | undefined>;
  changing: Mutation;
  demanding: Mutation;
  invite(agent: NewAgent): Promise<void>;
  change(email: string, change: AgentChange): Promise<void>;
  changeEmail(email: string, to: string): Promise<void>;
  remove(email: string): Promise<void>;
  resetPassword(email: string): Promise<void>;
  removeSecondFactor(email: string): Promise<void>;
  endSessions(email: string): Promise<void>;
  /** Whether nobody signs in by password alone. */
  demandSecondFactor(isDemanded: boolean): Promise<void>;
  forgetLink(): void;
}

export interface AgentsParts {
  client: Pick<ConsoleClient, 'call'>;
  /** Address of the console's page. */
  pageUrl(): string;
}

/** The agents of the organisation. */
export const AgentsModel = createModel(({ client: { call }, pageUrl }: AgentsParts): Agents => {
  const list = new ResourceModel((signal) => call('GET /agents', { signal }));
  const security = new ResourceModel((signal) => call('GET /security', { signal }));
  const link = signal<ShownLink | undefined>(undefined);

  function show(email: string, made: PasswordLink) {
    if (made.link !== undefined) link.value = { email, url: new URL(made.link, pageUrl()).href };
  }
  function put(email: string, change: Partial<AgentOverview>) {
    list.change((value) => ({
      ...value,
      agents: value.agents.map((agent) => (agent.email === email ? { ...agent, ...change } : agent)),
    }));
  }
  return {
    list,
    link,
    security,
    changing: new MutationModel(),
    demanding: new MutationModel(),
    async invite(agent) {
      // At first they answer every widget, of which there may be a thousand.
      const inviting = call('POST /agents', { body: agent, timeout: longChange });
      show(agent.email.trim(), await list.create(inviting));
    },
    async change(email, change) {
      await call('PUT /agents/{email}', { path: { email }, body: change });
      put(email, change);
    },
    async changeEmail(email, to) {
      const changing = call('PUT /agents/{email}/email', { path: { email }, body: { email: to } });
      // Also where the answer was lost: the agent may have it.
      await changing.finally(() => void list.load());
    },
    async remove(email) {
      const removing = call('DELETE /agents/{email}', { path: { email } });
      // Somebody else may have removed the agent, or changed the address.
      removing.catch(() => void list.load());
      await removing;
      list.change((value) => ({ ...value, agents: value.agents.filter((agent) => agent.email !== email) }));
    },
    async resetPassword(email) {
      show(email, await call('POST /agents/{email}/password-link', { path: { email } }));
    },
    async removeSecondFactor(email) {
      await call('DELETE /agents/{email}/second-factor', { path: { email } });
      put(email, { hasSecondFactor: false });
    },
    async endSessions(email) {
      await call('DELETE /agents/{email}/sessions', { path: { email } });
      put(email, { sessions: 0 });
    },
    async demandSecondFactor(demandsSecondFactor) {
      const settings = await call('PUT /security', { body: { demandsSecondFactor } });
      security.change(() => settings);
    },
    forgetLink() {
      link.value = undefined;
    },
  };
});
