import { sql, type Kysely, type Selectable } from 'kysely';
import type { Cases } from '../../../domain/cases/cases';
import type { CaseRow, Database } from '../../database';
import { repeatedly } from '../../remove-in-portions';
import { storableColumns, storableJson } from '../../storable';
import { readCasesOfVisitor } from './cases-of-visitor';
import { handOverCase } from './hand-over-case';
import { readCases } from './read-cases';
import { readRoutedCases } from './routed-cases';
import { toCase } from './to-case';

/** Their rows are locked until it is committed: who writes in one of them waits no longer than for so many. */
const seenAtOnce = 200;

export function createCasesTable(db: Kysely<Database>): Cases {
  return {
    ...readCases(db),
    ...readRoutedCases(db),
    ...readCasesOfVisitor(db),
    async add(chatCase, entries, startKey) {
      const added = await db
        .insertInto('cases')
        .values({
          ...storableColumns(chatCase),
          lastIndex: entries.length - 1,
          startKey: startKey ?? null,
        })
        .onConflict((on) =>
          on.columns(['widgetId', 'startKey']).where('startKey', 'is not', null).doNothing(),
        )
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) return 'repeated';
      if (entries.length > 0) {
        await db
          .insertInto('entries')
          .values(entries.map((entry, index) => ({ ...entry, index })))
          .execute();
      }
      return 'added';
    },
    async lock(id) {
      const row = await db
        .selectFrom('cases')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row && toCase(row);
    },
    async markAnswered(id, { email, alias, at, botId = null }) {
      const { rows } = await sql<Selectable<CaseRow> & { hadBeenWaiting: boolean }>`
        update cases set responded_at = coalesce(responded_at, ${at}), agent_email = ${email}, agent_alias = ${alias},
          state = case cases.state when 'waiting' then 'active' else cases.state end,
          bot_id = ${botId}, wanted_agent = null, wanted_tags = null, claimed_by = null,
          snoozed_until = null, back_since = null,
          bot_context = case when ${botId}::text is null then null else bot_context end
        from (select id, state = 'waiting' as had_been_waiting from cases where id = ${id} for no key update) as before
        where cases.id = before.id returning cases.*, before.had_been_waiting`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const { hadBeenWaiting, ...answered } = row;
      return { chat: toCase(answered), hadBeenWaiting };
    },
    handOver: (id, to, at) => handOverCase(db, id, to, at),
    async close(id, by, at) {
      const row = await db
        .updateTable('cases')
        .set({ state: 'closed', closedBy: by, closedAt: at, snoozedUntil: null, backSince: null })
        .where('id', '=', id)
        .where('state', '<>', 'closed')
        .returningAll()
        .executeTakeFirst();
      return row && toCase(row);
    },
    async updateVisitor(id, changes) {
      const row = await db
        .updateTable('cases')
        .set({ visitor: sql`visitor || ${storableJson(changes)}::jsonb` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && toCase(row);
    },
    async update(id, changes) {
      const row = await db
        .updateTable('cases')
        .set(storableColumns(changes))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && toCase(row);
    },
    async lockStartsOf(widgetId, email) {
      await sql`select pg_advisory_xact_lock(
        hashtextextended('start ' || ${widgetId}::text || ' ' || lower(${email}::text), 0)
      )`.execute(db);
    },
    async skipIndices(orgId, id, to) {
      await db
        .updateTable('cases')
        .set({ lastIndex: to })
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .where('state', '<>', 'closed')
        .where('lastIndex', '<', to)
        .execute();
    },
    async markVisitorsSeen(seen) {
      const left: string[] = [];
      for (let from = 0; from < seen.length; from += seenAtOnce) {
        const some = seen.slice(from, from + seenAtOnce);
        const ids = some.map(({ caseId }) => caseId);
        const times = some.map(({ at }) => at);
        // It waits for no chat that somebody writes in, with all the others locked meanwhile.
        const { rows } = await sql<{ id: string }>`
          with heard as (
            select id, max(at) as at from unnest(${ids}::text[], ${times}::bigint[]) as heard (id, at) group by id
          ), newer as (
            select cases.id, heard.at from cases join heard on heard.id = cases.id where heard.at > visitor_seen_at
          ), locked as (
            select cases.id from cases join newer on newer.id = cases.id for no key update of cases skip locked
          ), written as (
            update cases set visitor_seen_at = greatest(visitor_seen_at, newer.at)
            from newer join locked on locked.id = newer.id where cases.id = newer.id
          )
          select id from newer where id not in (select id from locked)`.execute(db);
        left.push(...rows.map(({ id }) => id));
      }
      return left;
    },
    hastenIdling: (orgIds, now, latest) =>
      repeatedly(seenAtOnce, async () => {
        const { numAffectedRows = 0n } = await sql`
          update cases set last_entry_at = least(last_entry_at, ${now}), visitor_seen_at = least(visitor_seen_at, ${now})
          where id = any(array(
            select id from cases
            where org_id = any(${orgIds}::bigint[]) and state <> 'closed' and greatest(last_entry_at, visitor_seen_at) > ${latest}
            limit ${seenAtOnce} for no key update skip locked
          ))`.execute(db);
        return Number(numAffectedRows);
      }),
  };
}
