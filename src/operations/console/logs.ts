import { Type, type Static } from 'typebox';
import { logOutcomes } from '../../contract/organisation/logs';
import { reportGroupings } from '../../contract/organisation/reports';
import { fixture, operationsOf } from '../operation';
import { moment, perhaps, text } from '../parts';
import { CaseLogRecord } from '../v2/case-log';

/** Closed cases as administrators read them, and their totals. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const longest = 300;
const day = Type.String({
  maxLength: 64,
  description: 'ISO 8601 day in the time zone; both days belong to the range.',
});
const range = {
  start: day,
  end: day,
  timezone: perhaps(Type.String({ maxLength: 64, default: 'Etc/UTC' })),
  widgetId: perhaps(
    Type.String({
      maxLength: 4_000,
      description: 'One widget, or several separated by commas; if absent, all.',
    }),
  ),
};
const filter = {
  ...range,
  outcome: perhaps(
    Type.Enum([...logOutcomes], {
      description:
        'missed: a chat that ended before anybody answered; offline: a message left while nobody was online.',
    }),
  ),
  agent: perhaps(Type.String({ maxLength: longest, description: 'E-mail.' })),
  label: perhaps(Type.String({ maxLength: longest })),
  text: perhaps(
    Type.String({
      maxLength: longest,
      description: 'Words, or their beginnings, of the visitor’s name or e-mail, of labels and messages.',
    }),
  ),
};
const LogFilter = Type.Object(filter);
export type LogFilter = Static<typeof LogFilter>;

const count = Type.Integer({ minimum: 0 });

export const LoggedCase = Type.Object(
  {
    id: text,
    widgetId: text,
    outcome: Type.Enum([...logOutcomes]),
    createdAt: moment,
    closedAt: moment,
    visitorName: perhaps(text),
    visitorEmail: perhaps(text),
    description: Type.String({ description: 'First message of the visitor.' }),
    agentAlias: perhaps(text),
    waitSeconds: perhaps(Type.Integer({ minimum: 0, description: 'Seconds until the first answer.' })),
    durationSeconds: perhaps(
      Type.Integer({
        minimum: 0,
        description: 'Seconds from the beginning to the last entry; of a chat alone.',
      }),
    ),
    score: perhaps(Type.Integer({ minimum: 0, maximum: 100 })),
  },
  { title: 'LoggedCase' },
);
export type LoggedCase = Static<typeof LoggedCase>;

export const LogPage = Type.Object(
  {
    cases: Type.Array(LoggedCase, { description: 'Newest first.' }),
    before: perhaps(Type.String({ description: 'Gets the cases before these; absent on the last page.' })),
  },
  { title: 'LogPage' },
);
export type LogPage = Static<typeof LogPage>;

export const Spread = Type.Object(
  {
    mean: Type.Number(),
    median: Type.Number(),
    p90: Type.Number({ description: 'Nine of ten took no longer.' }),
  },
  { title: 'Spread', description: 'Seconds.' },
);
export type Spread = Static<typeof Spread>;

export const Score = Type.Object(
  {
    count: Type.Integer({ minimum: 0, description: 'How many rated.' }),
    mean: Type.Number({ minimum: 0, maximum: 100 }),
  },
  { title: 'Score' },
);
export type Score = Static<typeof Score>;

const figures = {
  chats: count,
  answered: Type.Integer({ minimum: 0, description: 'Chats that a person or a bot answered.' }),
  missed: Type.Integer({ minimum: 0, description: 'Chats that ended before anybody answered.' }),
  offline: Type.Integer({ minimum: 0, description: 'Messages left while nobody was online.' }),
  proactive: Type.Integer({ minimum: 0, description: 'Chats that began with an invitation.' }),
  wait: perhaps(Spread),
  duration: perhaps(Spread),
  score: perhaps(Score),
};

/** Of cases that began in the range and are closed; the logs export adds up to the same figures. */
export const ReportFigures = Type.Object(figures, { title: 'ReportFigures' });
export type ReportFigures = Static<typeof ReportFigures>;

export const ReportRow = Type.Object(
  {
    key: Type.String({
      description:
        '`2026-11-22` of a day, `0`–`23` of an hour, `1`–`7` of a weekday (1: Monday), a widget’s id, an agent’s e-mail, a label’s name, a page’s address without query; empty for cases without one.',
    }),
    ...figures,
  },
  { title: 'ReportRow' },
);
export type ReportRow = Static<typeof ReportRow>;

export const Report = Type.Object(
  {
    rows: Type.Array(ReportRow),
    isCut: Type.Boolean({
      description: 'There are more rows; these are the largest. Days, hours and weekdays are all there.',
    }),
    total: ReportFigures,
    previous: ReportFigures,
  },
  { title: 'Report', description: '`previous`: of as many days right before.' },
);
export type Report = Static<typeof Report>;

const exampleRange = {
  widgetId: fixture('demoWidget'),
  timezone: 'Europe/Berlin',
  start: '2026-11-18',
  end: '2026-11-19',
};

export const logOperations = {
  listClosedCases: define('GET /logs', {
    summary: 'List closed cases, newest first',
    waitsByItself: true,
    query: Type.Object({ ...filter, before: perhaps(Type.String({ maxLength: 100 })) }),
    answer: LogPage,
    elsewhere: 403,
    example: {
      query: { ...exampleRange, outcome: 'answered', agent: fixture('agent'), label: 'mood', text: 'lamp' },
    },
  }),
  exportClosedCases: define('GET /logs/export', {
    summary: 'Export closed cases as a file',
    waitsByItself: true,
    query: Type.Object({ ...filter, format: Type.Enum(['csv', 'ndjson']) }),
    answer: 'text/csv',
    limits: ['consoleExport'],
    elsewhere: 403,
    example: { query: { ...exampleRange, format: 'csv' } },
  }),
  readClosedCase: define('GET /logs/{id}', {
    summary: 'Read a closed case',
    answer: CaseLogRecord,
    example: { path: { id: fixture('closedCase') } },
  }),
  readReport: define('GET /reports', {
    summary: 'Read totals of closed cases',
    waitsByItself: true,
    query: Type.Object({ ...range, by: Type.Enum([...reportGroupings]) }),
    answer: Report,
    elsewhere: 403,
    example: { query: { ...exampleRange, by: 'agent' } },
  }),
};
