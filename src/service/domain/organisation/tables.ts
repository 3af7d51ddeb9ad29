import type { Agents } from '../agents/agents';
import type { Teams } from '../agents/teams';
import type { Cases } from '../cases/cases';
import type { Endpoints } from '../outbox/endpoints';
import type { Transactions } from '../ports';
import type { WidgetTables } from '../widgets/tables';
import type { HomeFigures } from './home-figures';

export interface OrganisationTables extends Pick<
  WidgetTables,
  'widgets' | 'widgetDrafts' | 'widgetVersions'
> {
  agents: Agents;
  teams: Teams;
  cases: Cases;
  endpoints: Endpoints;
  homeFigures: HomeFigures;
}

export type OrganisationStore = OrganisationTables & Transactions<OrganisationTables>;
