import { Type, type Static } from 'typebox';
import { fixture, operationsOf } from '../operation';
import { AgentStatus, perhaps, SubStatus } from '../parts';

/** Section "Agent status (v2)" of the interface. */
const define = operationsOf({ tag: 'Agents and logs', base: '/api/v2', access: 'status:write' });

/** An agent's status, as a system sets it and as the answer repeats it. */
export const AgentStatusOrder = Type.Object(
  {
    agent_id: Type.String({ description: 'E-mail of the agent, with or without the prefix wc:.' }),
    status: AgentStatus,
    sub_status: perhaps(SubStatus),
  },
  { title: 'AgentStatus' },
);
export type AgentStatusOrder = Static<typeof AgentStatusOrder>;

export const agentStatusOperations = {
  setAgentStatus: define('POST /agentstatus', {
    summary: 'Set an agent’s status',
    body: AgentStatusOrder,
    answer: AgentStatusOrder,
    elsewhere: 404,
    example: {
      body: { agent_id: `wc:${fixture('agent')}`, status: 'online', sub_status: 'At the desk' },
    },
  }),
};
