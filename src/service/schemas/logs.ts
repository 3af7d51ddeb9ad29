import { Type } from 'typebox';
import { logOutcomes, type LoggedCase, type LogPage } from '../../contract/organisation/logs';
import {
  reportGroupings,
  type Report,
  type ReportFigures,
  type ReportRow,
  type Score,
  type Spread,
} from '../../contract/organisation/reports';
import { describing, moment, perhaps, refTo, text } from '../../operations/parts';

/** The log and the reports of the console. */

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
      description: 'One widget, or several separated by commas; left out: all.',
    }),
  ),
};
const filter = {
  ...range,
  outcome: perhaps(Type.Enum([...logOutcomes])),
  agent: perhaps(Type.String({ maxLength: longest, description: 'E-mail.' })),
  label: perhaps(Type.String({ maxLength: longest })),
  text: perhaps(
    Type.String({
      maxLength: longest,
      description: 'Part of the visitor’s name or e-mail, or of a message.',
    }),
  ),
};
export const LogQuery = Type.Object({ ...filter, before: perhaps(Type.String({ maxLength: 100 })) });
export const LogExportQuery = Type.Object({ ...filter, format: Type.Enum(['csv', 'ndjson']) });
export const ReportQuery = Type.Object({ ...range, by: Type.Enum([...reportGroupings]) });

const count = Type.Integer({ minimum: 0 });
const seconds = Type.Integer({ minimum: 0, description: 'Seconds.' });
const figures = {
  chats: count,
  answered: count,
  missed: count,
  offline: count,
  proactive: count,
  wait: perhaps(refTo<Spread>('Spread')),
  duration: perhaps(refTo<Spread>('Spread')),
  score: perhaps(
    describing<Score>()(Type.Object({ count, mean: Type.Number({ minimum: 0, maximum: 100 }) })),
  ),
};

export const logAnswers = {
  LogPage: describing<LogPage>()(
    Type.Object({
      cases: Type.Array(
        describing<LoggedCase>()(
          Type.Object({
            id: text,
            widgetId: text,
            outcome: Type.Enum([...logOutcomes]),
            createdAt: moment,
            closedAt: moment,
            visitorName: perhaps(text),
            visitorEmail: perhaps(text),
            description: text,
            agentAlias: perhaps(text),
            waitSeconds: perhaps(seconds),
            durationSeconds: perhaps(seconds),
            score: perhaps(Type.Integer({ minimum: 0, maximum: 100 })),
          }),
        ),
      ),
      before: perhaps(Type.String({ description: 'Ask with it for the cases before these.' })),
    }),
  ),
  Spread: describing<Spread>()(
    Type.Object(
      { mean: Type.Number(), median: Type.Number(), p90: Type.Number() },
      { description: 'Seconds.' },
    ),
  ),
  ReportFigures: describing<ReportFigures>()(Type.Object(figures)),
  Report: describing<Report>()(
    Type.Object({
      rows: Type.Array(describing<ReportRow>()(Type.Object({ key: text, ...figures }))),
      isCut: Type.Boolean({ description: 'There are more rows; these are the largest.' }),
      total: refTo<ReportFigures>('ReportFigures'),
      previous: refTo<ReportFigures>('ReportFigures'),
    }),
  ),
};
