import { Type, type Static } from 'typebox';
import { longestSnoozeDays } from '../../../contract/limits';
import { fixture, operationsOf } from '../../operation';
import { moment, perhaps, readUpTo } from '../../parts';
import { CaseSummary } from '../cases';

/** Agents put a case aside. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

const path = { id: Type.String() };
const example = { path: { id: fixture('openCase') } };

const NewSnooze = Type.Object(
  {
    until: Type.Integer({
      minimum: 0,
      description: `Epoch milliseconds, in the next ${longestSnoozeDays} days.`,
    }),
    lastIndex: readUpTo,
  },
  { title: 'NewSnooze' },
);
export type NewSnooze = Static<typeof NewSnooze>;

export const putAsideOperations = {
  readMorning: define('GET /cases/{id}/snooze', {
    summary: 'Read when the chat’s widget opens tomorrow or later, for snoozing the chat until then',
    path,
    query: Type.Object({
      timezone: perhaps(
        Type.String({
          maxLength: 64,
          default: 'Etc/UTC',
          description: 'The zone in which it is nine o’clock tomorrow, for a widget without hours.',
        }),
      ),
    }),
    answer: Type.Object({ morning: moment }, { title: 'Morning' }),
    example: { ...example, query: { timezone: 'Europe/Berlin' } },
  }),
  snoozeCase: define('PUT /cases/{id}/snooze', {
    summary: 'Snooze a chat until a time, or until its visitor writes; it becomes the agent’s',
    path,
    body: NewSnooze,
    answer: CaseSummary,
    example: { ...example, body: { until: 1, lastIndex: 0 }, refused: 400 },
  }),
  wakeCase: define('DELETE /cases/{id}/snooze', {
    summary: 'End the snoozing of a chat',
    path,
    answer: CaseSummary,
    example,
  }),
  giveBackCase: define('DELETE /cases/{id}/claim', {
    summary: 'Give a chat back that one has claimed and not answered, so that it waits for everyone',
    path,
    answer: CaseSummary,
    example: { path: { id: fixture('newCase') } },
  }),
  setDone: define('PUT /cases/{id}/done', {
    summary: 'Mark an offline message as done, or open it again',
    path,
    body: Type.Object({ isDone: Type.Boolean() }, { title: 'DoneState' }),
    answer: CaseSummary,
    example: { ...example, body: { isDone: true }, refused: 409 },
  }),
};
