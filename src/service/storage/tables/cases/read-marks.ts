import { sql, type Kysely } from 'kysely';
import type { ReadMark, ReadMarks } from '../../../domain/cases/read-marks';
import type { Database } from '../../database';

export function createReadMarksTable(db: Kysely<Database>): ReadMarks {
  return {
    async of(email, caseIds) {
      if (caseIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('readMarks')
        .select(['caseId', 'lastIndex'])
        .where('caseId', 'in', caseIds)
        .where('agentEmail', '=', email)
        .execute();
      return new Map(rows.map(({ caseId, lastIndex }) => [caseId, lastIndex]));
    },

    async raise(email, widgetIds, marks) {
      // In the order of the ids, so that two consoles of an agent don't wait for each other's rows.
      const { rows } = await sql<ReadMark>`
        insert into read_marks (case_id, agent_email, last_index)
        select cases.id, ${email}, least(max(given.last_index), cases.last_index)
        from unnest(${marks.map(({ caseId }) => caseId)}::text[], ${marks.map(({ lastIndex }) => lastIndex)}::integer[])
          as given (case_id, last_index)
        join cases on cases.id = given.case_id
        where cases.widget_id = any(${widgetIds}::text[])
        group by cases.id order by cases.id
        on conflict (case_id, agent_email) do update set last_index = excluded.last_index
        where read_marks.last_index < excluded.last_index
        returning case_id as "caseId", last_index as "lastIndex"`.execute(db);
      return rows;
    },
  };
}
