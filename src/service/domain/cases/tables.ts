import type { Bans } from '../access/bans';
import type { Agents } from '../agents/agents';
import type { PushSubscriptions } from '../agents/push-subscriptions';
import type { Endpoints } from '../outbox/endpoints';
import type { Outbox } from '../outbox/outbox';
import type { Transactions } from '../ports';
import type { Widgets } from '../widgets/widgets';
import type { AgentCalls } from './calling/agent-calls';
import type { Cases } from './cases';
import type { EntryMails } from './correspondence/entry-mails';
import type { Entries } from './entries';
import type { Files } from './files/files';
import type { Notes } from './notes';
import type { ReadMarks } from './read-marks';
import type { RoutingDecisions } from './routing/routing-decisions';
import type { Screenshots } from './screenshot';

export interface CaseTables {
  cases: Cases;
  entries: Entries;
  notes: Notes;
  agentCalls: AgentCalls;
  readMarks: ReadMarks;
  entryMails: EntryMails;
  routing: RoutingDecisions;
  screenshots: Screenshots;
  files: Files;
  widgets: Widgets;
  agents: Agents;
  pushSubscriptions: PushSubscriptions;
  bans: Bans;
  endpoints: Endpoints;
  outbox: Outbox;
}

export type CaseStore = CaseTables & Transactions<CaseTables>;
