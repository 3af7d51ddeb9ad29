import { Type } from 'typebox';
import { AgentStatus, perhaps } from '../../operations/parts';
import type { AgentStatusAnswer } from '../domain/agents/status-by-endpoint';
import { describing } from '../../operations/parts';
import { CaseLogPage } from '../../operations/v2/case-log';

/** What an API token allows: the status of agents and the logs export. */

const order = {
  agent_id: Type.String({ description: 'E-mail of the agent, with or without the prefix wc:.' }),
  status: AgentStatus,
  sub_status: perhaps(Type.String({ maxLength: 200 })),
};
export const StatusOrder = Type.Object(order);

const day = Type.String({
  maxLength: 64,
  description: 'ISO 8601 date; without a time it is the whole day in the time zone.',
});
const selection = {
  widgetId: perhaps(
    Type.String({
      description: 'One widget, or several separated by commas or by repetition; left out: all.',
    }),
  ),
  timezone: perhaps(Type.String({ maxLength: 64, default: 'Etc/UTC' })),
  next: perhaps(Type.String({ description: 'Taken from linkToNextSetOfResults; the range is in it.' })),
};
export const LogParameters = Type.Object({ start: day, end: day, ...selection });
/** What is taken: who follows a link may leave out the range. */
export const LogRange = Type.Object({ start: perhaps(day), end: perhaps(day), ...selection });

export const systemsAnswers = {
  AgentStatus: describing<AgentStatusAnswer>()(Type.Object(order)),
  CaseLogPage,
};
