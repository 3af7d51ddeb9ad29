import { sql, type Kysely } from 'kysely';
import type { AuditEntries } from '../../domain/audit/audit-log';
import type { Database } from '../database';
import { repeatedly } from '../remove-in-portions';
import { storable, storableJson } from '../storable';
import { keyOfSubject, readKnownSubjects } from './known-subjects';

/** Few enough that others hardly notice. */
const atOnce = 1_000;

export function createAuditEntriesTable(db: Kysely<Database>): AuditEntries {
  return {
    async add({ actor, changes, ...entry }) {
      const who = { actorKind: actor.kind, actor: String(storable(actor.name)) };
      await db
        .insertInto('auditEntries')
        .values({ ...entry, ...who, changes: storableJson(changes) })
        .execute();
    },
    async list(orgId, { from, until, actorKind, actor, subject, subjectId }, { before, limit }) {
      let query = db.selectFrom('auditEntries').where('orgId', '=', orgId);
      if (from !== undefined) query = query.where('at', '>=', from);
      if (until !== undefined) query = query.where('at', '<', until);
      if (actorKind !== undefined) query = query.where('actorKind', '=', actorKind);
      if (actor !== undefined) query = query.where('actor', 'in', spellingsOf(actor));
      if (subject !== undefined) query = query.where('subject', '=', subject);
      if (subjectId !== undefined) query = query.where('subjectId', 'in', spellingsOf(subjectId));
      if (before !== undefined) query = query.where('id', '<', before);
      const entries = await query
        .select(['id', 'at', 'actorKind', 'actor', 'action', 'subject', 'subjectId', 'changes'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const known = await readKnownSubjects(db, orgId, entries);
      return entries.map((entry) => ({ ...entry, ...known.get(keyOfSubject(entry)) }));
    },
    async removeBefore(orgId, at) {
      await repeatedly(atOnce, async () => {
        const { rows } = await sql<{ count: number }>`
          select remove_audit_entries(${orgId}, ${at}, ${atOnce}) as count`.execute(db);
        return rows[0]?.count ?? 0;
      });
    },
    async shorten(orgId, bytes) {
      await repeatedly(atOnce, async () => {
        const { rows } = await sql<{ count: number }>`
          select shorten_audit_entries(${orgId}, ${bytes}, ${atOnce}) as count`.execute(db);
        return rows[0]?.count ?? 0;
      });
    },
  };
}

/** Addresses and ids are kept in lower case, names of keys as they were written. */
function spellingsOf(text: string): string[] {
  return [text, text.toLowerCase()];
}
