import { sql, type Kysely, type RawBuilder } from 'kysely';
import { Failure } from '../../../domain/failure';
import { chunkSize, type ChunkKey, type Files } from '../../../domain/cases/files/files';
import type { Database } from '../../database';
import { presentMembers } from '../../present-members';
import { storableColumns } from '../../storable';

/** Few, since each takes its chunks along. */
const removedAtOnce = 20;
const lookedAtAtOnce = 200;

export function createFilesTable(db: Kysely<Database>): Files {
  return {
    async add(file) {
      await db
        .insertInto('files')
        .values({ type: null, ...storableColumns(file) })
        .execute();
    },
    async get(id) {
      const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
      return row && presentMembers(row);
    },
    async byUpload(caseId, sender, uploadId) {
      const row = await db
        .selectFrom('files')
        .selectAll()
        .where('caseId', '=', caseId)
        .where('sender', '=', sender)
        .where('uploadId', '=', uploadId)
        .executeTakeFirst();
      return row && presentMembers(row);
    },
    async whole(caseId, ids) {
      const rows = await db
        .selectFrom('files')
        .selectAll()
        .where('caseId', '=', caseId)
        .where('id', '=', sql<string>`any(${ids})`)
        .where('type', 'is not', null)
        .whereRef('received', '=', 'size')
        .execute();
      return rows.map((row) => presentMembers(row));
    },
    async count(caseId, sender) {
      const { count } = await db
        .selectFrom('files')
        .select((is) => is.fn.countAll<number>().as('count'))
        .where('caseId', '=', caseId)
        .where('sender', '=', sender)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    // As base64: the embedded engine takes ten times as long for the bytes themselves, in which nobody else has it.
    async append(id, offset, bytes, at) {
      const { numAffectedRows = 0n } = await sql`
        with grown as (
          update files set received = received + ${bytes.byteLength}, at = ${at}
          where id = ${id} and received = ${offset} and received + ${bytes.byteLength} <= size returning id
        )
        insert into file_chunks (file_id, number, bytes)
        select id, ${Math.floor(offset / chunkSize)}, decode(${Buffer.from(bytes).toString('base64')}, 'base64') from grown
        on conflict (file_id, number) do update set bytes = coalesce(file_chunks.bytes, '') || excluded.bytes`
        .execute(db)
        .catch(explain);
      return numAffectedRows > 0n;
    },
    async identify(id, as) {
      await db.updateTable('files').set(storableColumns(as)).where('id', '=', id).execute();
    },
    async replace({ id, offset, length, at }, chunk) {
      const object = 'object' in chunk ? chunk.object : null;
      const bytes = 'bytes' in chunk ? Buffer.from(chunk.bytes).toString('base64') : null;
      // An object whose removal has begun is none any more: the chunk would have neither, which its table refuses.
      const { numAffectedRows = 0n } = await sql`
        with grown as (
          update files set received = received + ${length}, at = ${at}
          where id = ${id} and received = ${offset} and received + ${length} <= size returning id
        ), announced as (
          delete from object_removals where name = ${object} and not is_begun and exists (select from grown)
          returning name
        )
        insert into file_chunks (file_id, number, bytes, object)
        select id, ${Math.floor(offset / chunkSize)}, decode(${bytes}, 'base64'), name
        from grown left join announced on true
        on conflict (file_id, number) do update set bytes = excluded.bytes, object = excluded.object`
        .execute(db)
        .catch(explain);
      return numAffectedRows > 0n;
    },
    async readChunk(fileId, number) {
      const row = await db
        .selectFrom('fileChunks')
        .select([sql<string | null>`encode(bytes, 'base64')`.as('bytes'), 'object'])
        .where('fileId', '=', fileId)
        .where('number', '=', number)
        .executeTakeFirst();
      if (!row) return undefined;
      return row.object === null ? { bytes: Buffer.from(row.bytes ?? '', 'base64') } : { object: row.object };
    },
    async relocate(fileId, number, before, after) {
      const object = 'object' in after ? after.object : null;
      const bytes = 'bytes' in after ? Buffer.from(after.bytes).toString('base64') : null;
      const isSame =
        'object' in before
          ? sql`object = ${before.object}`
          : // What has come since is behind it.
            sql`octet_length(bytes) = ${before.bytes.byteLength}`;
      const { numAffectedRows = 0n } = await sql`
        with chunk as (
          select file_id, number from file_chunks
          where file_id = ${fileId} and number = ${number} and ${isSame} for update
        ), announced as (
          delete from object_removals where name = ${object} and not is_begun and exists (select from chunk)
          returning name
        )
        update file_chunks set bytes = decode(${bytes}, 'base64'), object = (select name from announced)
        from chunk where file_chunks.file_id = chunk.file_id and file_chunks.number = chunk.number`.execute(
        db,
      );
      return numAffectedRows > 0n;
    },
    async chunksIn(place, { orgId, after, most }) {
      const { rows } = await sql<ChunkKey>`
        select file_id, number from file_chunks
        where object is ${place === 'bucket' ? sql`not null` : sql`null`}
          and (${after?.fileId ?? null}::text is null or (file_id, number) > (${after?.fileId ?? ''}, ${after?.number ?? 0}))
          and (${orgId ?? null}::bigint is null or exists (
            select from files join cases on cases.id = case_id where files.id = file_id and org_id = ${orgId ?? null}
          ))
        order by file_id, number limit ${most}`.execute(db);
      return rows;
    },
    async areInBucket() {
      const row = await db
        .selectFrom('fileChunks')
        .select('number')
        .where('object', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async isCarried({ id, caseId }) {
      const { rows } = await sql`
        select from entries where case_id = ${caseId} and strpos(text, ${`/files/${id}`}) > 0 limit 1`.execute(
        db,
      );
      return rows.length > 0;
    },
    async remove(id) {
      await db.deleteFrom('files').where('id', '=', id).execute();
    },
    async removeAbandoned(before, from = 0) {
      const which = isAbandoned(before, from);
      // A portion at a time: nobody else is served while one statement looks at all files.
      for (let last = ''; ;) {
        const { rows } = await sql<{ id: string; isAbandoned: boolean }>`
          select files.id, ${which} as is_abandoned
          from (select * from files where id > ${last} order by id limit ${lookedAtAtOnce}) as files
          join cases on cases.id = files.case_id order by files.id`.execute(db);
        const ids = rows.filter((row) => row.isAbandoned).map(({ id }) => id);
        for (let at = 0; at < ids.length; at += removedAtOnce)
          await sql`
            delete from files using cases
            where cases.id = files.case_id and files.id = any(${ids.slice(at, at + removedAtOnce)}) and ${which}`.execute(
            db,
          );
        const end = rows.at(-1);
        if (!end) return;
        last = end.id;
      }
    },
  };
}

function isAbandoned(before: number, from: number): RawBuilder<boolean> {
  return sql<boolean>`(
    not exists (select from widgets where widgets.id = cases.widget_id)
    or files.at < ${before} and (received < size or files.at >= ${from} and not exists (
      select from entries where entries.case_id = files.case_id and strpos(text, '/files/' || files.id) > 0
    ))
  )`;
}

/** A chunk would have both bytes and an object, since the bucket is no longer set up, or neither, since its removal has begun. */
function explain(error: unknown): never {
  if ((error as { constraint?: string }).constraint !== 'file_chunks_have_bytes') throw error;
  throw Object.assign(new Failure('outage'), { cause: error });
}
