import { Type, type Static } from 'typebox';
import { longestSearch } from '../../../contract/console';
import { longestAnnotationName, longestVisitorEmail } from '../../../contract/limits';
import { operationsOf } from '../../operation';
import { perhaps, text, wholeNumber } from '../../parts';
import { CasePage, CaseView } from '../cases';

/** Which cases are listed. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'agent' });

export const FilterValues = Type.Object(
  {
    agents: Type.Array(Type.Object({ email: text, name: text }), {
      description: 'Those who answer the same widgets, bots too.',
    }),
    labels: Type.Array(text, { description: 'Of open cases and of those that closed last.' }),
    languages: Type.Array(Type.String({ description: 'Such as `de`.' })),
  },
  { title: 'FilterValues' },
);
export type FilterValues = Static<typeof FilterValues>;

/** A query of the list: a page of those cases to which all of it applies. */
const CaseQuery = Type.Object({
  view: perhaps(CaseView),
  cursor: perhaps(Type.String({ maxLength: 100 })),
  text: perhaps(
    Type.String({
      maxLength: longestSearch,
      description: 'Words, or their beginnings, of the visitor’s name or e-mail, of labels and messages.',
    }),
  ),
  widgetId: perhaps(Type.String({ maxLength: 100 })),
  agent: perhaps(
    Type.String({
      maxLength: longestVisitorEmail,
      description: 'E-mail of who answered last, or has claimed an open one.',
    }),
  ),
  label: perhaps(Type.String({ maxLength: longestAnnotationName, description: 'Name of a label.' })),
  language: perhaps(
    Type.String({ maxLength: 20, description: 'Of the visitor, without region and script, such as `de`.' }),
  ),
  from: perhaps({
    ...wholeNumber,
    description: 'When an open case began, or another one closed, epoch milliseconds.',
  }),
  before: perhaps(wholeNumber),
});
export type CaseQuery = Static<typeof CaseQuery>;

export const caseFilterOperations = {
  listCases: define('GET /cases', {
    summary: 'List cases: open ones from the oldest, others from the last closed',
    waitsByItself: true,
    query: CaseQuery,
    answer: CasePage,
    example: { query: { view: 'closed', language: 'de' } },
  }),
  listFilterValues: define('GET /cases/filters', {
    summary: 'List what cases can be filtered by',
    isReadInTurns: true,
    answer: FilterValues,
    example: {},
  }),
};
