import type { Keys } from '../access/keys';
import type { PasswordResets } from '../agents/account/password-resets';
import type { Agents } from '../agents/agents';
import type { Sessions } from '../agents/sessions';
import type { Teams } from '../agents/teams';
import type { Cases } from '../cases/cases';
import type { Endpoints } from '../outbox/endpoints';
import type { Transactions } from '../ports';
import type { WidgetTables } from '../widgets/tables';
import type { IdempotencyKeys } from './idempotency';

export interface ProvisioningTables extends Pick<
  WidgetTables,
  'widgets' | 'widgetDrafts' | 'widgetVersions'
> {
  agents: Agents;
  teams: Teams;
  keys: Pick<Keys, 'list'>;
  sessions: Sessions;
  passwordResets: Pick<PasswordResets, 'removeOf'>;
  cases: Cases;
  endpoints: Endpoints;
  idempotencyKeys: IdempotencyKeys;
}

export type ProvisioningStore = ProvisioningTables & Transactions<ProvisioningTables>;
