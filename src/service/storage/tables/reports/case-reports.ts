import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ReportGrouping } from '../../../../contract/organisation/reports';
import type { ReportFigures, ReportRow } from '../../../../operations/console/logs';
import { invalidParameter } from '../../../domain/failure';
import type { CaseReports, CountedScope, ReadPortion } from '../../../domain/logs/case-reports';
import type { Database } from '../../database';
import { addUp, byKey, figuresOf, type Counts, type Sums } from './report-sums';

/** Cases that one statement looks at: few enough that everybody's chats hardly notice. */
const casesAtOnce = 5_000;

export function createCaseReportsTable(db: Kysely<Database>): CaseReports {
  /** The first portion of the scope's time, of about so many cases. */
  async function portionOf(scope: CountedScope): Promise<CountedScope> {
    const { rows } = await sql<{ createdAt: number }>`
      select created_at from cases
      where state = 'closed' and org_id = ${scope.orgId} and created_at >= ${scope.from} and created_at < ${scope.before}
      order by created_at offset ${casesAtOnce} limit 1`.execute(db);
    // Behind what begins in the same moment.
    return { ...scope, before: rows[0] ? rows[0].createdAt + 1 : scope.before };
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
          select ${key} as key, ${counts} from ${from} where ${within(portion)} group by 1`
          .execute(db)
          .catch(explain);
        return { rows: counted.rows, before: portion.before };
      });
      for (const row of rows) addUp(sums, String(row.key ?? ''), row);
      left = { ...scope, from: before };
    }
    return sums;
  }

  async function total(scope: CountedScope, inTurn: ReadPortion): Promise<ReportFigures> {
    return figuresOf(await sumsOf(scope, { key: sql`''` }, inTurn));
  }

  return {
    total,
    async grouped(scope, by, limit, inTurn) {
      const sums = await sumsOf(scope, groupings[by](scope), inTurn);
      const groups = byKey(sums);
      if (!isInOrder.includes(by)) groups.sort((a, b) => b.cases - a.cases);
      return {
        rows: groups.slice(0, limit).map(({ key, figures }): ReportRow => ({ key, ...figures() })),
        // A chat counts for each of its labels.
        total: by === 'label' ? await total(scope, inTurn) : figuresOf(sums),
      };
    },
  };
}

/** The database knows fewer zones than JavaScript: `AET` is none to it. */
function explain(error: unknown): never {
  if ((error as { code?: string }).code !== invalidParameterValue) throw error;
  throw invalidParameter('timezone', 'must be a zone like Europe/Berlin');
}

/** SQLSTATE. */
const invalidParameterValue = '22023';

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

interface Grouping {
  key: RawBuilder<unknown>;
  from?: RawBuilder<unknown>;
}

const groupings: Record<ReportGrouping, (scope: CountedScope) => Grouping> = {
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

/** PostgreSQL reads these as abbreviations, which know no summer time: the same zones by their other names. */
const zonesOfAbbreviations: Partial<Record<string, string>> = {
  CET: 'Europe/Brussels',
  EET: 'Europe/Athens',
  MET: 'Europe/Brussels',
  WET: 'Europe/Lisbon',
};

function localTime({ timeZone }: CountedScope): RawBuilder<unknown> {
  const zone = zonesOfAbbreviations[timeZone.toUpperCase()] ?? timeZone;
  return sql`(to_timestamp(created_at / 1000.0) at time zone ${zone}::text)`;
}
