import type { Kysely } from 'kysely';
import type { AgentCall, AgentCalls } from '../../../domain/cases/calling/agent-calls';
import type { Database } from '../../database';
import { presentMembers } from '../../present-members';
import { storableColumns } from '../../storable';

export function createAgentCallsTable(db: Kysely<Database>): AgentCalls {
  return {
    async add(call) {
      await db.insertInto('agentCalls').values(storableColumns(call)).execute();
    },
    async ofCases(caseIds) {
      const calls = new Map<string, AgentCall[]>();
      if (caseIds.length === 0) return calls;
      const rows = await db
        .selectFrom('agentCalls')
        .selectAll()
        .where('caseId', 'in', caseIds)
        .orderBy('caseId')
        .orderBy('number')
        .execute();
      for (const row of rows) calls.set(row.caseId, [...(calls.get(row.caseId) ?? []), presentMembers(row)]);
      return calls;
    },
  };
}
