import { sql, type Kysely, type RawBuilder } from 'kysely';
import { firstRevision } from '../../../contract/organisation/first-revision';
import type { Organisations } from '../../domain/access/organisations';
import { createAuditEntriesTable } from '../audit/audit-entries';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storable, storableJson } from '../storable';

const privacy = [
  'keepCasesDays',
  'keepVisitorsDays',
  'keepScreenshotsDays',
  'keepLogsDays',
  'shortensAddresses',
] as const;

/** Ids look the same from the first one on. */
const beforeFirst = 100_000;

/**
 * Whether an organisation is not one that has moved away, or is compared with its copy for it: it has no open doors here, and what
 * anybody did would be lost.
 */
export function isAtHome(orgId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`not exists (select from organisations o where o.id = ${orgId} and o.moved_at is not null)`;
}

export function createOrganisationsTable(db: Kysely<Database>): Organisations {
  return {
    async add(organisation) {
      await db.insertInto('organisations').values(organisation).execute();
    },
    async create(name) {
      const { rows } = await sql<{ id: number }>`
        insert into organisations (id, name)
        select coalesce(max(id), ${beforeFirst}::bigint) + 1, ${storable(name)}::text from organisations
        returning id`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('No organisation was made.');
      return row.id;
    },
    async remove(id) {
      await db.deleteFrom('cases').where('orgId', '=', id).execute();
      // The next organisation may get its id.
      await createAuditEntriesTable(db).removeBefore(id, Number.MAX_SAFE_INTEGER);
      await db.deleteFrom('organisations').where('id', '=', id).execute();
    },
    async privacyOf(id) {
      const row = await db
        .selectFrom('organisations')
        .select([...privacy, 'privacyRevision as revision'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? presentMembers(row) : { shortensAddresses: false, revision: firstRevision };
    },
    async setPrivacy(id, settings, revision) {
      const kept = Object.fromEntries(privacy.map((name) => [name, settings[name] ?? null]));
      let update = db
        .updateTable('organisations')
        .set({ ...kept, privacyRevision: sql`privacy_revision + 1` })
        .where('id', '=', id);
      if (revision !== undefined) update = update.where('privacyRevision', '=', revision);
      return (await update.executeTakeFirst()).numUpdatedRows > 0n;
    },
    async securityOf(id) {
      const row = await db
        .selectFrom('organisations')
        .select('demandsSecondFactor')
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? { demandsSecondFactor: false };
    },
    async setSecurity(id, { demandsSecondFactor }) {
      await db.updateTable('organisations').set({ demandsSecondFactor }).where('id', '=', id).execute();
    },
    async mailTemplatesOf(id) {
      const row = await db
        .selectFrom('organisations')
        .select('mailTemplates')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.mailTemplates ?? {};
    },
    async mailTextsOf(id) {
      const row = await db
        .selectFrom('organisations')
        .select(['mailTemplates as templates', 'mailRevisions as revisions'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? { templates: {}, revisions: {} };
    },
    async setMailTemplate(id, kind, template, revision) {
      const mailTemplates = template
        ? sql`mail_templates || jsonb_build_object(${kind}::text, ${storableJson(template)}::jsonb)`
        : sql`mail_templates - ${kind}::text`;
      const known = sql<number>`coalesce((mail_revisions->>${kind}::text)::integer, ${firstRevision}::integer)`;
      const mailRevisions = sql`mail_revisions || jsonb_build_object(${kind}::text, ${known} + 1)`;
      let update = db.updateTable('organisations').set({ mailTemplates, mailRevisions }).where('id', '=', id);
      if (revision !== undefined) update = update.where(known, '=', revision);
      return (await update.executeTakeFirst()).numUpdatedRows > 0n;
    },
    list: () => db.selectFrom('organisations').select(['id', 'name']).orderBy('id').execute(),
    get(id) {
      return db.selectFrom('organisations').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    },
    async hasMoved(id) {
      const row = await db
        .selectFrom('organisations')
        .select('movedAt')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.movedAt != null;
    },
  };
}
