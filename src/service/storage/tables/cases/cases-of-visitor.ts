import { sql, type Kysely, type Selectable } from 'kysely';
import type { Cases } from '../../../domain/cases/cases';
import type { CaseRow, Database } from '../../database';
import { toCase } from './to-case';

/** Reads what else a visitor had, each way from its own index. */
export function readCasesOfVisitor(db: Kysely<Database>): Pick<Cases, 'othersOfVisitor'> {
  return {
    async othersOfVisitor({ id, orgId, visitor }, widgetIds, limit) {
      const { token, email, identity } = visitor;
      const provenEmail = identity === 'verified' ? email : undefined;
      const isOther = sql`org_id = ${orgId} and id <> ${id} and widget_id = any(${widgetIds}::text[])`;
      const latest = sql`order by created_at desc limit ${limit}`;
      const { rows } = await sql<Selectable<CaseRow>>`
        select * from cases where id in (
          (select id from cases where ${isOther} and visitor ->> 'token' = ${token ?? null} ${latest})
          union
          (select id from cases where ${isOther} and visitor ->> 'identity' = 'verified'
            and lower(visitor ->> 'email') = lower(${provenEmail ?? null}::text) ${latest})
        ) order by created_at desc, id desc limit ${limit}`.execute(db);
      return rows.map(toCase);
    },
  };
}
