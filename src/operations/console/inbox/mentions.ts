import { Type, type Static } from 'typebox';
import { fixture, operationsOf } from '../../operation';
import { CaseNote, CaseSummary } from '../cases';

/** Notes that name the agent as `@Name`. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

const Mention = Type.Object({ summary: CaseSummary, note: CaseNote }, { title: 'Mention' });
export type Mention = Static<typeof Mention>;

export const Mentions = Type.Object(
  { mentions: Type.Array(Mention, { maxItems: 50 }) },
  { title: 'Mentions' },
);

export const mentionOperations = {
  listMentions: define('GET /mentions', {
    summary: 'List notes that mention you and that you have not read, the latest first',
    access: 'agent',
    isReadInTurns: true,
    answer: Mentions,
    example: {},
  }),
  readMentions: define('DELETE /cases/{id}/mentions', {
    summary: 'Mark the notes of a case that mention you as read',
    path: { id: Type.String() },
    example: { path: { id: fixture('openCase') } },
  }),
};
