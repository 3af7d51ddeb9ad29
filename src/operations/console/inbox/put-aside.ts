import { Type } from 'typebox';
import { fixture, operationsOf } from '../../operation';
import { CaseSummary } from '../cases';

/** Agents put a case aside. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

const path = { id: Type.String() };
const example = { path: { id: fixture('openCase') } };

export const putAsideOperations = {
  setDone: define('PUT /cases/{id}/done', {
    summary: 'Mark an offline message as done, or open it again',
    path,
    body: Type.Object({ isDone: Type.Boolean() }, { title: 'DoneState' }),
    answer: CaseSummary,
    example: { ...example, body: { isDone: true }, refused: 409 },
  }),
};
