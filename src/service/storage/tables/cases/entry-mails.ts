import { sql, type Kysely, type Selectable } from 'kysely';
import type { EntryMails } from '../../../domain/cases/correspondence/entry-mails';
import type { Database } from '../../database';
import { presentMembers } from '../../present-members';
import { storableColumns } from '../../storable';

/** As many as a conversation by mail may have before the first ones show no state any more. */
const mostOfCase = 500;

export function createEntryMailsTable(db: Kysely<Database>): EntryMails {
  return {
    async add(mail) {
      await db
        .insertInto('entryMails')
        .values({ reason: null, deliveryId: null, ...storableColumns(mail) })
        .execute();
    },
    async ofCase(caseId) {
      const { rows } = await sql<Selectable<Database['entryMails']>>`
        select * from (
        select entry_mails.case_id, index, message_id, at, delivery_id,
          case when is_given_up then 'refused' else entry_mails.state end as state,
          case when is_given_up then deliveries.reason else entry_mails.reason end as reason
        from entry_mails left join deliveries on deliveries.id = delivery_id
        cross join lateral (
          select entry_mails.state = 'queued' and (deliveries.id is null or deliveries.state in ('failed', 'cancelled'))
            as is_given_up
        ) as outcome
        where entry_mails.case_id = ${caseId} order by index desc limit ${mostOfCase}
        ) as latest order by index`.execute(db);
      return rows.map((row) => presentMembers(row));
    },
    async hasMessage(caseId, messageId) {
      const row = await db
        .selectFrom('entryMails')
        .select('index')
        .where('caseId', '=', caseId)
        .where('messageId', '=', messageId)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async change(caseId, index, { state, reason, deliveryId }) {
      await db
        .updateTable('entryMails')
        .set({
          ...storableColumns({ state, reason }),
          ...(deliveryId === undefined ? {} : { deliveryId }),
        })
        .where('caseId', '=', caseId)
        .where('index', '=', index)
        .execute();
    },
    async threadOf(caseId, fresh) {
      await db
        .insertInto('mailThreads')
        .values({ caseId, thread: fresh })
        .onConflict((on) => on.column('caseId').doNothing())
        .execute();
      const { thread } = await db
        .selectFrom('mailThreads')
        .select('thread')
        .where('caseId', '=', caseId)
        .executeTakeFirstOrThrow();
      return thread;
    },
    async caseOf(thread) {
      const row = await db
        .selectFrom('mailThreads')
        .select('caseId')
        .where('thread', '=', thread)
        .executeTakeFirst();
      return row?.caseId;
    },
  };
}
