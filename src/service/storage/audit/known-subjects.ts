import { sql, type Kysely } from 'kysely';
import type { AuditSubject } from '../../../contract/organisation/audit';
import type { AuditEntry } from '../../../operations/console/audit';
import type { Database } from '../database';

type Subject = Pick<AuditEntry, 'subject' | 'subjectId'>;
/** What a person calls it. */
export type KnownSubject = Pick<AuditEntry, 'subjectName' | 'isBot'>;

/** What the records of each are called by; the other subjects have no name beside their id. */
const nameOf: Partial<Record<AuditSubject, string>> = {
  cannedReply: 'word',
  endpoint: 'url',
  key: 'name',
  team: 'name',
  widget: 'name',
};

/** Returns what they are called now, or were called last, by `keyOfSubject`. */
export async function readKnownSubjects(
  db: Kysely<Database>,
  orgId: number,
  subjects: readonly Subject[],
): Promise<Map<string, KnownSubject>> {
  const named = subjects.filter(({ subject }) => nameOf[subject] !== undefined);
  const known = await readPresent(db, orgId, named);
  const gone = named.filter((one) => !known.has(keyOfSubject(one)));
  return new Map([...(await readGone(db, orgId, gone)), ...known]);
}

export function keyOfSubject({ subject, subjectId }: Subject): string {
  return `${subject} ${subjectId}`;
}

interface PresentRow extends Subject {
  name: string;
  purpose: string | null;
}

async function readPresent(db: Kysely<Database>, orgId: number, subjects: readonly Subject[]) {
  const ids = [...new Set(subjects.map(({ subjectId }) => subjectId))];
  if (ids.length === 0) return new Map<string, KnownSubject>();
  const { rows } = await sql<PresentRow>`
    select * from (
      select 'widget' as subject, id as subject_id, name, null as purpose from widgets where org_id = ${orgId}
      union all select 'team', id, name, null from teams where org_id = ${orgId}
      union all select 'key', position::text, name, null from keys where org_id = ${orgId}
      union all select 'cannedReply', id, word, null from canned_replies where org_id = ${orgId}
      union all select 'endpoint', id, url, purpose from endpoints where org_id = ${orgId}
    ) as present where subject_id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [keyOfSubject(row), knownBy(row.name, row.purpose)]));
}

/** From what the log says of how they came and went. */
async function readGone(db: Kysely<Database>, orgId: number, subjects: readonly Subject[]) {
  const ids = [...new Set(subjects.map(({ subjectId }) => subjectId))];
  if (ids.length === 0) return new Map<string, KnownSubject>();
  const entries = await db
    .selectFrom('auditEntries')
    .select(['subject', 'subjectId', 'changes'])
    .where('orgId', '=', orgId)
    .where('subjectId', 'in', ids)
    .where('action', 'in', ['added', 'removed'])
    .orderBy('id')
    .execute();
  return new Map(
    entries.flatMap((entry) => {
      function value(path: string | undefined) {
        const change = entry.changes.find((one) => one.path === path);
        return textIn(change?.before ?? change?.after);
      }
      const name = value(nameOf[entry.subject]);
      return name === undefined ? [] : [[keyOfSubject(entry), knownBy(name, value('purpose'))]];
    }),
  );
}

function knownBy(name: string, purpose: string | null | undefined): KnownSubject {
  if (!purpose) return { subjectName: name };
  // Parameters of an address may be a password.
  return { subjectName: name.replace(/[?#].*$/s, ''), isBot: purpose === 'bot' };
}

/** Of JSON that may be cut. */
function textIn(json: string | undefined): string | undefined {
  return json !== undefined && /^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : undefined;
}
