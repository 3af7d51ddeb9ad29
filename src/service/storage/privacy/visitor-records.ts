import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { VisitorRecords } from '../../domain/privacy/visitor-records';
import type { CaseRow, Database } from '../database';
import { presentMembers } from '../present-members';
import { toCase } from '../tables/cases/to-case';
import { createNotesTable } from '../tables/notes';
import { createRetention } from './retention-tables';
import { eraseAuthor, eraseMentions, mentionOf, mentionOfCases } from './erase-mentions';

export function createVisitorRecords(db: Kysely<Database>): VisitorRecords {
  const { ofCase: notesOf } = createNotesTable(db);

  return {
    async casesOf(orgId, email) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select * from cases where org_id = ${orgId}
          and (lower(visitor->>'email') = ${email} or lower(transcript_email) = ${email})
        order by created_at, id`.execute(db);
      return rows.map(toCase);
    },

    async casesOfToken(orgId, token) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select * from cases where org_id = ${orgId} and visitor->>'token' = ${token}
        order by created_at, id`.execute(db);
      return rows.map(toCase);
    },

    async isAgent(orgId, email) {
      const { rows } = await sql`
        select from agents where org_id = ${orgId} and lower(email) = ${email} limit 1`.execute(db);
      return rows.length > 0;
    },

    async read(orgId, { caseIds, email }) {
      const chats = await db
        .selectFrom('cases')
        .selectAll()
        .where('orgId', '=', orgId)
        .where('id', '=', sql<string>`any(${caseIds})`)
        .orderBy('createdAt')
        .execute();
      const bans = await sql<{ createdAt: number; until: number | null; reason: string | null }>`
        select created_at, until, reason from bans where org_id = ${orgId} and ${bansOf(caseIds, email)}
        order by created_at`.execute(db);
      return { cases: chats.map(toCase), bans: bans.rows.map((row) => presentMembers(row)) };
    },

    async ofCase(caseId) {
      const entries = await db
        .selectFrom('entries')
        .selectAll()
        .where('caseId', '=', caseId)
        .orderBy('index')
        .execute();
      const screenshots = await db
        .selectFrom('screenshots')
        .select('id')
        .where('caseId', '=', caseId)
        .orderBy('at')
        .execute();
      const files = await db
        .selectFrom('files')
        .selectAll()
        .where('caseId', '=', caseId)
        .whereRef('received', '=', 'size')
        .orderBy('at')
        .execute();
      return {
        entries: entries.map((row) => presentMembers(row)),
        notes: await notesOf(caseId),
        screenshotIds: screenshots.map(({ id }) => id),
        files: files.map((row) => presentMembers(row)),
      };
    },

    async erase(orgId, { caseIds, email }) {
      const mentions = [mentionOfCases(caseIds), ...(email === undefined ? [] : [mentionOf(email)])];
      function isIn(text: RawBuilder<unknown>) {
        return sql.join(
          mentions.map((mention) => mention.isIn(text)),
          sql` or `,
        );
      }
      await sql`
        delete from deliveries where org_id = ${orgId} and (
          order_key = any(${caseIds}) or ${isIn(sql`payload::text`)}
          or exists (
            select from delivery_attempts where delivery_id = deliveries.id
              and (${isIn(sql`target`)} or ${isIn(sql`response`)} or ${isIn(sql`error`)})
          )
        )`.execute(db);
      await sql`delete from bans where org_id = ${orgId} and ${bansOf(caseIds, email)}`.execute(db);
      await sql`delete from cases where org_id = ${orgId} and id = any(${caseIds})`.execute(db);
      for (const mention of mentions) await eraseMentions(db, orgId, mention);
      if (email !== undefined) await eraseAuthor(db, orgId, email);
    },

    ...createRetention(db),
  };
}

/** Those for one of the cases, and all of the e-mail. */
function bansOf(caseIds: string[], email = '') {
  return sql`(case_id = any(${caseIds}) or (${email} <> '' and strpos(lower(who), ${email}) > 0))`;
}
