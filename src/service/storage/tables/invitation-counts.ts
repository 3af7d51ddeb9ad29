import { sql, type Kysely } from 'kysely';
import type { RuleFigures } from '../../../operations/console/widgets';
import type { InvitationCounts } from '../../domain/widgets/invitation-counts';
import type { Database } from '../database';
import { removeInPortions } from '../remove-in-portions';

export function createInvitationCountsTable(db: Kysely<Database>): InvitationCounts {
  return {
    async add({ widgetId, ruleId, day }, outcome, times = 1) {
      const column = sql.ref(outcome);
      await sql`
        insert into widget_invitations (widget_id, rule_id, day, ${column})
        select id, ${ruleId}::text, ${day}::bigint, ${times}::integer from widgets where id = ${widgetId}
        on conflict (widget_id, rule_id, day) do update set ${column} = widget_invitations.${column} + ${times}::integer`.execute(
        db,
      );
    },
    async since(widgetId, day) {
      const { rows } = await sql<RuleFigures>`
        select rule_id, sum(shown)::integer as shown, sum(answered)::integer as answered, sum(closed)::integer as closed
        from widget_invitations where widget_id = ${widgetId} and day >= ${day} group by rule_id order by rule_id`.execute(
        db,
      );
      return rows;
    },
    async removeBefore(day) {
      await removeInPortions(db, sql`widget_invitations`, sql`day < ${day}`);
    },
  };
}
