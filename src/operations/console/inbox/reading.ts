import { Type } from 'typebox';
import { fixture, operationsOf } from '../../operation';
import { greatestIndex } from '../../parts';

/** How far an agent has read cases. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'agent' });

const ReadMark = Type.Object(
  { caseId: Type.String({ maxLength: 36 }), lastIndex: Type.Integer({ minimum: 0, maximum: greatestIndex }) },
  { title: 'ReadMark' },
);

/** Of one call. */
export const mostMarks = 100;

export const readingOperations = {
  markRead: define('PUT /reads', {
    summary: 'Mark cases as read up to an entry, for all your consoles; a mark never goes back',
    body: Type.Object({ marks: Type.Array(ReadMark, { maxItems: mostMarks }) }, { title: 'ReadMarks' }),
    example: { body: { marks: [{ caseId: fixture('openCase'), lastIndex: 0 }] } },
  }),
};
