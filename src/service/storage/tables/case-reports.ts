import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { ReportFigures, ReportRow, Spread } from '../../../operations/console/logs';
import type { CaseReports, CountedScope } from '../../domain/logs/case-reports';
import type { Database } from '../database';

export function createCaseReportsTable(db: Kysely<Database>): CaseReports {
  return {
    async total(scope) {
      const { rows } = await sql<FigureRow>`select ${figures()} from cases where ${within(scope)}`.execute(
        db,
      );
      return toFigures(rows[0]);
    },
    async rows(scope, by, limit) {
      const { key, from = sql`cases` } = groupings[by](scope);
      const order = orders[by] ?? sql`count(*) desc, 1`;
      const { rows } = await sql<FigureRow & { key: string | number | null }>`
        select ${key} as key, ${figures()} from ${from} where ${within(scope)}
        group by 1 order by ${order} limit ${limit}`.execute(db);
      return rows.map((row): ReportRow => ({ key: String(row.key ?? ''), ...toFigures(row) }));
    },
  };
}

interface FigureRow {
  chats: number;
  answered: number;
  offline: number;
  proactive: number;
  rated: number;
  score: number | null;
  wait: (number | null)[];
  duration: (number | null)[];
}

/** Of what has an order of its own. */
const orders: Partial<Record<ReportGrouping, RawBuilder<unknown>>> = {
  day: sql`1`,
  hour: sql`1`,
  weekday: sql`1`,
};

/** Seconds as the export rounds them. */
const waited = sql`greatest(0, round((responded_at - created_at) / 1000.0))`;
const lasted = sql`greatest(0, round((last_entry_at - created_at) / 1000.0))`;

function figures(): RawBuilder<unknown> {
  const isChat = sql`type = 'chat'`;
  const isAnswered = sql`type = 'chat' and responded_at is not null`;
  const isRated = sql`survey_score is not null`;
  return sql`
    (count(*) filter (where ${isChat}))::integer as chats,
    (count(*) filter (where ${isAnswered}))::integer as answered,
    (count(*) filter (where type = 'offline'))::integer as offline,
    (count(*) filter (where ${isChat} and coalesce(visitor->>'proactiveMessage', '') <> ''))::integer as proactive,
    (count(*) filter (where ${isRated}))::integer as rated,
    (avg(survey_score) filter (where ${isRated}))::double precision as score,
    ${spread(waited, isAnswered)} as wait,
    ${spread(lasted, isChat)} as duration`;
}

function spread(seconds: RawBuilder<unknown>, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array[
    (avg(${seconds}) filter (where ${which}))::double precision,
    percentile_cont(0.5) within group (order by (${seconds})::double precision) filter (where ${which}),
    percentile_cont(0.9) within group (order by (${seconds})::double precision) filter (where ${which})
  ]`;
}

function within({ orgId, widgetIds, from, before }: CountedScope): RawBuilder<unknown> {
  return sql`state = 'closed' and org_id = ${orgId} and created_at >= ${from} and created_at < ${before}
    and (${widgetIds === undefined} or widget_id = any(${widgetIds ?? []}::text[]))`;
}

const groupings: Record<
  ReportGrouping,
  (scope: CountedScope) => { key: RawBuilder<unknown>; from?: RawBuilder<unknown> }
> = {
  day: (scope) => ({ key: sql`to_char(${localTime(scope)}, 'YYYY-MM-DD')` }),
  hour: (scope) => ({ key: sql`extract(hour from ${localTime(scope)})::integer` }),
  weekday: (scope) => ({ key: sql`extract(isodow from ${localTime(scope)})::integer` }),
  widget: () => ({ key: sql`widget_id` }),
  agent: () => ({ key: sql`agent_email` }),
  page: () => ({ key: sql`regexp_replace(visitor->>'pageUrl', '[?#].*$', '')` }),
  label: () => ({
    key: sql`label.name`,
    from: sql`cases left join lateral (
      select distinct one->>'name' as name from jsonb_array_elements(labels) as one
    ) as label on true`,
  }),
};

function localTime({ timeZone }: CountedScope): RawBuilder<unknown> {
  return sql`(to_timestamp(created_at / 1000.0) at time zone ${timeZone}::text)`;
}

function toFigures(row: FigureRow | undefined): ReportFigures {
  const { chats = 0, answered = 0, offline = 0, proactive = 0, rated = 0, score = null } = row ?? {};
  const wait = toSpread(row?.wait);
  const duration = toSpread(row?.duration);
  return {
    chats,
    answered,
    missed: chats - answered,
    offline,
    proactive,
    ...(wait ? { wait } : {}),
    ...(duration ? { duration } : {}),
    ...(score === null ? {} : { score: { count: rated, mean: score } }),
  };
}

function toSpread([mean, median, p90]: (number | null)[] = []): Spread | undefined {
  return mean == null || median == null || p90 == null ? undefined : { mean, median, p90 };
}
