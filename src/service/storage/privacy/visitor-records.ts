import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ErasedCase, FoundCase, VisitorRecords } from '../../domain/privacy/visitor-records';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { createNotesTable } from '../tables/notes';
import { anyIn, eraseMentions, mentionOf, mentionOfCases } from './erase-mentions';
import { casesInPortions, deliveriesInPortions } from './portions';
import { removeBytes } from './remove-bytes';
import { createRetention } from './retention-tables';
import { inSmallLetters } from './small-letters';

type FoundRow = Omit<FoundCase, 'name' | 'email'> & Record<'name' | 'email', string | null>;

/** Cases. The more their visitors wrote, the longer it takes to read who wrote it. */
const describedAtOnce = 500;

export function createVisitorRecords(db: Kysely<Database>): VisitorRecords {
  const { ofCase: notesOf } = createNotesTable(db);

  async function findAmong(
    orgId: number,
    ids: string[],
    condition: RawBuilder<unknown>,
  ): Promise<FoundCase[]> {
    const { rows } = await sql<FoundRow>`
      select id, created_at, nullif(visitor->>'name', '') as name, nullif(visitor->>'email', '') as email,
        coalesce(visitor->>'identity' = 'verified', false) as is_verified, last_index + 1 as entries
      from cases where org_id = ${orgId} and id = any(${ids}) and ${condition}
      order by created_at, id`.execute(db);
    return rows.map((row) => presentMembers(row));
  }

  return {
    async casesOf(orgId, email) {
      const isTheirs = sql`(${inSmallLetters(sql`visitor->>'email'`, email)} = ${email}
        or ${inSmallLetters(sql`transcript_email`, email)} = ${email})`;
      const found: FoundCase[] = [];
      for await (const ids of casesInPortions(db, orgId, { cases: 2_000, entries: Infinity }))
        found.push(...(await findAmong(orgId, ids, isTheirs)));
      // One that has closed meanwhile was found twice.
      const cases = [...new Map(found.map((row) => [row.id, row])).values()];
      return cases.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    },

    async casesOfToken(orgId, token) {
      const { rows } = await sql<{ id: string }>`
        select id from cases where org_id = ${orgId} and visitor->>'token' = ${token}
        order by created_at, id`.execute(db);
      const ids = rows.map(({ id }) => id);
      const found: FoundCase[] = [];
      for (let at = 0; at < ids.length; at += describedAtOnce)
        found.push(...(await findAmong(orgId, ids.slice(at, at + describedAtOnce), sql`true`)));
      return found;
    },

    async isAgent(orgId, email) {
      const { rows } = await sql`
        select from agents where org_id = ${orgId} and lower(email) = ${email} limit 1`.execute(db);
      return rows.length > 0;
    },

    async read(orgId, { caseIds, email }) {
      const { rows } = await sql<{ id: string }>`
        select id from cases where org_id = ${orgId} and id = any(${caseIds}) order by created_at, id`.execute(
        db,
      );
      const bans = await sql<{ createdAt: number; until: number | null; reason: string | null }>`
        select created_at, until, reason from bans where org_id = ${orgId} and ${bansOf(caseIds, email)}
        order by created_at`.execute(db);
      return {
        caseIds: rows.map(({ id }) => id),
        bans: bans.rows.map((row) => presentMembers(row)),
      };
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

    async eraseInPortions(orgId, { caseIds, email }) {
      await removeBytes(db, sql`org_id = ${orgId} and cases.id = any(${caseIds})`);
      const mentions = [mentionOfCases(caseIds), ...(email === undefined ? [] : [mentionOf(email)])];
      const author = email === undefined ? {} : { author: email };
      await eraseMentions(db, orgId, { mentions, own: caseIds, ...author });
      for await (const portion of deliveriesInPortions(db, orgId))
        await sql`
          delete from deliveries where org_id = ${orgId} and ${portion} and (
            ${anyIn(mentions, sql`payload::text`)}
            or exists (
              select from delivery_attempts where delivery_id = deliveries.id and
                ${anyIn(mentions, sql`concat_ws(E'\n', target, response, error)`)}
            )
          )`.execute(db);
    },

    async erase(orgId, { caseIds, email }) {
      // Who writes for one of them has it locked, and is waited for: what they write goes too.
      await sql`
        select from cases where org_id = ${orgId} and id = any(${caseIds}) order by id for update`.execute(
        db,
      );
      await sql`
        delete from deliveries where org_id = ${orgId} and order_key = any(${caseIds})`.execute(db);
      await sql`delete from bans where org_id = ${orgId} and ${bansOf(caseIds, email)}`.execute(db);
      const { rows } = await sql<ErasedCase>`
        delete from cases where org_id = ${orgId} and id = any(${caseIds})
        returning id, widget_id, last_index`.execute(db);
      return rows;
    },

    ...createRetention(db),
  };
}

/** Those for one of the cases, and all of the e-mail. */
function bansOf(caseIds: string[], email?: string) {
  const ofEmail = email === undefined ? sql`false` : mentionOf(email).isIn(sql`who`);
  return sql`(case_id = any(${caseIds}) or ${ofEmail})`;
}
