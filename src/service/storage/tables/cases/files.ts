import { sql, type Kysely } from 'kysely';
import { chunkSize, type Files } from '../../../domain/cases/files/files';
import type { Database } from '../../database';
import { presentMembers } from '../../present-members';
import { storableColumns } from '../../storable';

/** Few, since each takes its chunks along. */
const removedAtOnce = 20;

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
        on conflict (file_id, number) do update set bytes = file_chunks.bytes || excluded.bytes`.execute(db);
      return numAffectedRows > 0n;
    },
    async identify(id, as) {
      await db.updateTable('files').set(storableColumns(as)).where('id', '=', id).execute();
    },
    async readChunk(fileId, number) {
      const row = await db
        .selectFrom('fileChunks')
        .select(sql<string>`encode(bytes, 'base64')`.as('bytes'))
        .where('fileId', '=', fileId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row && Buffer.from(row.bytes, 'base64');
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
    async removeAbandoned(before) {
      for (;;) {
        const { numAffectedRows = 0n } = await sql`
          delete from files where id in (
            select files.id from files join cases on cases.id = files.case_id
            where not exists (select from widgets where widgets.id = cases.widget_id)
              or files.at < ${before} and (received < size or not exists (
                select from entries
                where entries.case_id = files.case_id and strpos(text, '/files/' || files.id) > 0
              ))
            limit ${removedAtOnce}
          )`.execute(db);
        if (numAffectedRows < BigInt(removedAtOnce)) return;
      }
    },
  };
}
