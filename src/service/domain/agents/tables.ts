import type { Endpoints } from '../outbox/endpoints';
import type { Outbox } from '../outbox/outbox';
import type { Transactions } from '../ports';
import type { Widgets } from '../widgets/widgets';
import type { Agents } from './agents';
import type { OpenIdLinks } from './open-id/open-id-links';
import type { PasswordResets } from './account/password-resets';
import type { SecondFactors } from './account/second-factors';
import type { Sessions } from './sessions';
import type { Teams } from './teams';

export interface AgentTables {
  agents: Agents;
  teams: Teams;
  widgets: Pick<Widgets, 'lock' | 'lockStaffing' | 'update' | 'agents' | 'putAgent'>;
  sessions: Sessions;
  secondFactors: SecondFactors;
  passwordResets: PasswordResets;
  openIdLinks: OpenIdLinks;
  endpoints: Endpoints;
  outbox: Outbox;
}

export type AgentStore = AgentTables & Transactions<AgentTables>;
