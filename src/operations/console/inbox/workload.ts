import { Type, type Static } from 'typebox';
import { operationsOf } from '../../operation';
import { moment, perhaps, SubStatus, text } from '../../parts';

/** Who has what, for those who lead a team. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const OpenChat = Type.Object(
  {
    caseId: text,
    visitor: Type.String({ description: 'Name or e-mail; empty if neither is known.' }),
    widgetName: text,
    waitsSince: perhaps(
      Type.Integer({ description: 'Since when the visitor waits for an answer, epoch milliseconds.' }),
    ),
    snoozedUntil: perhaps(moment),
    isReadable: Type.Boolean({ description: 'You answer its widget, so you can open it.' }),
  },
  { title: 'OpenChat' },
);
export type OpenChat = Static<typeof OpenChat>;

const AgentWorkload = Type.Object(
  {
    email: text,
    name: text,
    state: Type.Enum(['online', 'paused', 'away'], {
      description: '`away`: no console of theirs is open, and they are not online by an endpoint.',
    }),
    since: moment,
    subStatus: perhaps(SubStatus),
    chats: Type.Array(OpenChat, { description: 'Open chats that are theirs, the longest waiting first.' }),
  },
  { title: 'AgentWorkload' },
);
export type AgentWorkload = Static<typeof AgentWorkload>;

export const Workload = Type.Object(
  {
    agents: Type.Array(AgentWorkload, { description: 'By name, those who are online first.' }),
    waiting: Type.Array(OpenChat, {
      description: 'Chats that wait and that nobody has, the longest waiting first.',
    }),
    withBots: Type.Integer({ minimum: 0, description: 'Open chats that bots have.' }),
  },
  { title: 'Workload' },
);
export type Workload = Static<typeof Workload>;

export const workloadOperations = {
  readWorkload: define('GET /workload', {
    summary: 'Read which agent has which chats right now',
    answer: Workload,
    example: {},
  }),
};
