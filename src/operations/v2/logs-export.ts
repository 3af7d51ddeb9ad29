import { Type } from 'typebox';
import { fixture, operationsOf } from '../operation';
import { perhaps, text } from '../parts';
import { CaseLogPage } from './case-log';

/** Section "Logs export (v2)" of the interface. */
const define = operationsOf({ tag: 'Agents and logs', base: '/api/v2', access: 'logs:read' });

const day = Type.String({
  maxLength: 64,
  description: 'ISO 8601 date; without a time it means the whole day in the time zone.',
});
const selection = {
  widgetId: perhaps(
    Type.String({ description: 'One widget, or several separated by commas or repeated; if absent, all.' }),
  ),
  timezone: perhaps(Type.String({ maxLength: 64, default: 'Etc/UTC' })),
  next: perhaps(Type.String({ description: 'From linkToNextSetOfResults. It contains the range.' })),
};

export const logsExportOperations = {
  exportLogs: define('GET /{orgId}/logs', {
    summary: 'Export closed cases, page by page',
    path: { orgId: text },
    // A link to the next page needs no range.
    query: Type.Object({ start: perhaps(day), end: perhaps(day), ...selection }),
    documentedQuery: Type.Object({ start: day, end: day, ...selection }),
    answer: CaseLogPage,
    elsewhere: 403,
    example: {
      path: { orgId: fixture('organisation') },
      query: {
        widgetId: fixture('demoWidget'),
        timezone: 'Europe/Berlin',
        start: '2026-11-18',
        end: '2026-11-19',
      },
    },
  }),
};
