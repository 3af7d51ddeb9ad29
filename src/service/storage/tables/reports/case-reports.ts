import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportGrouping } from '../../../../contract/organisation/reports';
import type { ReportFigures, ReportRow } from '../../../../operations/console/logs';
import type { CaseReports, CountedScope, ReadPortion } from '../../../domain/logs/case-reports';
import type { Database } from '../../database';
import { addUp, byKey, figuresOf, type Counts, type Sums } from './report-sums';
import { offsetsWithin } from './zone-offsets';

/** Cases that one statement looks at: few enough that everybody's chats hardly notice. */
const casesAtOnce = 5_000;

export function createCaseReportsTable(db: Kysely<Database>): CaseReports {
  /** The first portion of the scope's time, of about so many cases, and between which of them it has any. */
  async function portionOf(scope: CountedScope): Promise<Portion> {
    const { rows } = await sql<{ first: number | null; last: number | null; count: number }>`
      select min(created_at) as first, max(created_at) as last, count(*)::integer as count from (
        select created_at from cases
        where state = 'closed' and org_id = ${scope.orgId} and created_at >= ${scope.from} and created_at < ${scope.before}
        order by created_at limit ${casesAtOnce + 1}) as begun`.execute(db);
    const { first, last, count = 0 } = rows[0] ?? {};
    return {
      ...scope,
      // Behind what begins in the same moment.
      ...(last != null && count > casesAtOnce ? { before: last + 1 } : {}),
      first: first ?? scope.from,
      last: last ?? scope.from,
    };
  }

  async function sumsOf(
    scope: CountedScope,
    { key, from = sql`cases` }: Grouping,
    inTurn: ReadPortion,
  ): Promise<Map<string, Sums>> {
    const sums = new Map<string, Sums>();
    let left = scope;
    while (left.from < left.before) {
      const { rows, before } = await inTurn(async () => {
        const portion = await portionOf(left);
        const counted = await sql<Counts & { key: string | number | null }>`
          select ${key(portion)} as key, ${counts} from ${from} where ${within(portion)} group by 1`.execute(
          db,
        );
        return { rows: counted.rows, before: portion.before };
      });
      for (const row of rows) addUp(sums, String(row.key ?? ''), row);
      left = { ...scope, from: before };
    }
    return sums;
  }

  async function total(scope: CountedScope, inTurn: ReadPortion): Promise<ReportFigures> {
    return figuresOf(await sumsOf(scope, { key: () => sql`''` }, inTurn));
  }

  return {
    total,
    async grouped(scope, by, limit, inTurn) {
      const sums = await sumsOf(scope, groupings[by], inTurn);
      const groups = byKey(sums);
      const most = isInOrder.includes(by) ? groups.length : limit;
      if (!isInOrder.includes(by)) groups.sort((a, b) => b.cases - a.cases);
      return {
        rows: groups.slice(0, most).map(({ key, figures }): ReportRow => ({ key, ...figures() })),
        isCut: groups.length > most,
        // A chat counts for each of its labels.
        total: by === 'label' ? await total(scope, inTurn) : figuresOf(sums),
      };
    },
  };
}

/** Of what has an order of its own. */
const isInOrder: ReportGrouping[] = ['day', 'hour', 'weekday'];

/** Seconds as the export rounds them. */
const waited = sql`greatest(0, round((responded_at - created_at) / 1000.0))::integer`;
const lasted = sql`greatest(0, round((last_entry_at - created_at) / 1000.0))::integer`;
const isChat = sql`type = 'chat'`;
const isAnswered = sql`type = 'chat' and responded_at is not null`;

const counts = sql`
  count(*)::integer as cases,
  (count(*) filter (where ${isChat}))::integer as chats,
  (count(*) filter (where type = 'offline'))::integer as offline,
  (count(*) filter (where ${isChat} and coalesce(visitor->>'proactiveMessage', '') <> ''))::integer as proactive,
  count(survey_score)::integer as rated,
  coalesce(sum(survey_score), 0)::double precision as score,
  coalesce(array_agg(${waited}) filter (where ${isAnswered}), '{}') as waits,
  coalesce(array_agg(${lasted}) filter (where ${isChat}), '{}') as durations`;

function within({ orgId, widgetIds, from, before }: CountedScope): RawBuilder<unknown> {
  return sql`state = 'closed' and org_id = ${orgId} and created_at >= ${from} and created_at < ${before}
    and (${widgetIds === undefined} or widget_id = any(${widgetIds ?? []}::text[]))`;
}

interface Portion extends CountedScope {
  /** When the first and the last of its cases began. */
  first: number;
  last: number;
}

interface Grouping {
  key(portion: Portion): RawBuilder<unknown>;
  from?: RawBuilder<unknown>;
}

const groupings: Record<ReportGrouping, Grouping> = {
  day: { key: (portion) => sql`to_char(${localTime(portion)}, 'YYYY-MM-DD')` },
  hour: { key: (portion) => sql`extract(hour from ${localTime(portion)})::integer` },
  weekday: { key: (portion) => sql`extract(isodow from ${localTime(portion)})::integer` },
  widget: { key: () => sql`widget_id` },
  agent: { key: () => sql`agent_email` },
  page: { key: () => sql`regexp_replace(visitor->>'pageUrl', '[?#].*$', '')` },
  label: {
    key: () => sql`label.name`,
    from: sql`cases left join lateral (
      select distinct one->>'name' as name from jsonb_array_elements(labels) as one
    ) as label on true`,
  },
};

/**
 * What clocks of the zone show. The database doesn’t compute with zones: it may lack names that browsers have (`Asia/Calcutta`
 * without Debian’s `tzdata-legacy`), and it reads `CET` in another way.
 */
function localTime({ timeZone, first, last }: Portion): RawBuilder<unknown> {
  const [{ offset: latest }, ...earlier] = offsetsWithin(timeZone, first, last);
  const offset = earlier.reduce(
    (later, { until, offset: one }) =>
      sql`case when created_at < ${until}::bigint then ${one}::bigint else ${later} end`,
    sql`${latest}::bigint`,
  );
  return sql`(to_timestamp((created_at + ${offset}) / 1000.0) at time zone 'UTC')`;
}
