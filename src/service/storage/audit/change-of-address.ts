import { changesBetween } from '../../../contract/organisation/changes-between';
import type { Tables } from '../store';
import type { AuditEvent } from './audit-rules';

interface Change {
  args: [from: string, to: string, at: number];
  answer: 'exists' | string[];
  tables: Tables;
}

/** An agent is known by the new address from then on. */
export async function changeOfAddress({
  args: [from, to],
  answer,
  tables,
}: Change): Promise<AuditEvent | undefined> {
  const agent = answer === 'exists' ? undefined : await tables.agents.get(to);
  const changes = changesBetween({ email: from }, { email: to });
  return agent && { orgId: agent.orgId, action: 'changed', subject: 'agent', subjectId: to, changes };
}
