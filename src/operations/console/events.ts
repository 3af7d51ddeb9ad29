import { Type, type Static } from 'typebox';
import { operationsOf } from '../operation';
import { perhaps, text } from '../parts';
import { AnsweringAgent, CaseEntry, CaseNote, CaseSummary } from './cases';
import { SignedInAgent } from './sign-in';

const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'account' });

const caseId = text;

/** An event of the stream, which begins with `hello`. On each new `hello`, the console loads its lists again. */
export const ConsoleEvent = Type.Union(
  [
    Type.Object({ type: Type.Literal('hello') }),
    Type.Object({
      type: Type.Literal('alive'),
      within: Type.Integer({
        description: 'Milliseconds until the next one. Without it, the connection is lost.',
      }),
      now: perhaps(Type.Integer({ description: 'Time of the service, epoch milliseconds.' })),
    }),
    Type.Object({ type: Type.Literal('agent'), agent: SignedInAgent }),
    Type.Object({ type: Type.Literal('case'), summary: CaseSummary }),
    Type.Object(
      { type: Type.Literal('gone'), caseId },
      { description: 'It moved to a widget that the agent doesn’t answer, or was erased.' },
    ),
    Type.Object({ type: Type.Literal('entry'), caseId, entry: CaseEntry }),
    Type.Object({ type: Type.Literal('note'), caseId, note: CaseNote }),
    Type.Object({
      type: Type.Literal('typing'),
      caseId,
      visitorTyping: Type.Boolean(),
      visitorText: perhaps(text),
    }),
    Type.Object({
      type: Type.Literal('answering'),
      caseId,
      agents: Type.Array(AnsweringAgent, { description: 'All who are writing an answer.' }),
    }),
    Type.Object({
      type: Type.Literal('looking'),
      caseId,
      agents: Type.Array(AnsweringAgent, { description: 'All whose console shows the case.' }),
    }),
    Type.Object(
      { type: Type.Literal('cannedReplies') },
      { description: 'Canned replies that the agent can use have changed.' },
    ),
    Type.Object(
      { type: Type.Literal('mentions') },
      { description: 'Notes mention the agent, or they have read some: `GET /mentions` has what is left.' },
    ),
    Type.Object(
      { type: Type.Literal('read'), caseId, lastIndex: Type.Integer() },
      { description: 'A console of the agent has shown the case up to that entry.' },
    ),
    Type.Object(
      { type: Type.Literal('workload') },
      { description: 'For administrators: a chat or the status of an agent has changed.' },
    ),
    Type.Object(
      { type: Type.Literal('visitors') },
      {
        description:
          'Who is on the pages of the agent’s widgets has changed, at most every two seconds: `GET /visitors` has them.',
      },
    ),
    Type.Object(
      { type: Type.Literal('call'), caseId },
      { description: 'A visitor still waits for a person: the console rings again.' },
    ),
    Type.Object({ type: Type.Literal('visitor'), caseId, isHere: Type.Boolean() }),
  ],
  { title: 'ConsoleEvent' },
);
export type ConsoleEvent = Static<typeof ConsoleEvent>;

export const eventOperations = {
  openEvents: define('GET /events', {
    summary: 'Open the stream of events',
    answer: 'text/event-stream',
    limits: ['eventStream'],
  }),
};
