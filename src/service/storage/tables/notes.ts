import { sql, type Kysely, type Selectable } from 'kysely';
import type { Note, Notes } from '../../domain/cases/notes';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storableColumns, storableJson } from '../storable';

export function createNotesTable(db: Kysely<Database>): Notes {
  return {
    async add(note) {
      await db
        .insertInto('notes')
        .values({ messageId: null, mentions: null, unreadBy: null, ...storableColumns(note) })
        .execute();
    },
    async get(caseId, number) {
      const row = await db
        .selectFrom('notes')
        .selectAll()
        .where('caseId', '=', caseId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row && toNote(row);
    },
    async byMessage(caseId, messageId) {
      const row = await db
        .selectFrom('notes')
        .selectAll()
        .where('caseId', '=', caseId)
        .where('messageId', '=', messageId)
        .executeTakeFirst();
      return row && toNote(row);
    },
    async ofCase(caseId) {
      const rows = await db
        .selectFrom('notes')
        .selectAll()
        .where('caseId', '=', caseId)
        .orderBy('number')
        .execute();
      return rows.map(toNote);
    },
    async unreadMentions(email, widgetIds, limit) {
      const { rows } = await sql<Selectable<Database['notes']>>`
        select notes.* from notes join cases on cases.id = notes.case_id
        where unread_by @> ${storableJson([email])}::jsonb and widget_id = any(${widgetIds}::text[])
        order by notes.at desc, notes.case_id, number desc limit ${limit}`.execute(db);
      return rows.map(toNote);
    },
    async markMentionsRead(caseId, email) {
      await sql`
        update notes set unread_by = nullif(unread_by - ${email}::text, '[]'::jsonb)
        where case_id = ${caseId} and unread_by @> ${storableJson([email])}::jsonb`.execute(db);
    },
    async size(caseId) {
      const { rows } = await sql<{ count: number; bytes: number }>`
        select count(*)::int as count, coalesce(sum(octet_length(text)), 0)::int as bytes
        from notes where case_id = ${caseId}`.execute(db);
      return rows[0] ?? { count: 0, bytes: 0 };
    },
  };
}

function toNote(row: Selectable<Database['notes']>): Note {
  return presentMembers(row);
}
