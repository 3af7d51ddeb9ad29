import type { Keys } from '../access/keys';
import type { PasswordResets } from '../agents/account/password-resets';
import type { Agents } from '../agents/agents';
import type { Sessions } from '../agents/sessions';
import type { Cases } from '../cases/cases';
import type { Transactions } from '../ports';
import type { WidgetTables } from '../widgets/tables';
import type { IdempotencyKeys } from './idempotency';

export interface ProvisioningTables extends Pick<
  WidgetTables,
  'widgets' | 'widgetDrafts' | 'widgetVersions'
> {
  agents: Agents;
  keys: Pick<Keys, 'list'>;
  sessions: Sessions;
  passwordResets: Pick<PasswordResets, 'removeOf'>;
  cases: Cases;
  idempotencyKeys: IdempotencyKeys;
}

export type ProvisioningStore = ProvisioningTables & Transactions<ProvisioningTables>;
