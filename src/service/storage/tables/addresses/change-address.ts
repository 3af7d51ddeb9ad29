import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database';
import { isAlreadyThere } from '../../is-already-there';
import { lockTeams } from '../teams';

/** Gives an agent another address, and writes it wherever the organisation names the agent. Answers which widgets show the agent. */
export async function changeAddress(
  db: Kysely<Database>,
  from: string,
  to: string,
  at: number,
): Promise<'exists' | string[]> {
  const orgId = sql<number>`(select org_id from agents where email = ${from})`;
  await lockTeams(orgId).execute(db);
  const { rows: taken } = await sql`
    select from agents where email = ${to}
    union all
    select from widget_agents wa join widgets w on w.id = wa.widget_id
      where wa.email = ${to} and wa.kind = 'bot' and w.org_id = ${orgId}`.execute(db);
  if (taken.length > 0) return 'exists';
  const inCases = sql`case_id in (select id from cases where org_id = ${orgId})`;
  const ofWidgets = sql`widget_id in (select id from widgets where org_id = ${orgId}) and kind = 'human'`;
  const named = sql`org_id = ${orgId} and id in (select widget_id from widget_agents where email = ${from} and kind = 'human')`;
  const email = sql`to_jsonb(${to}::text)`;
  const [member, newMember] = [from, to].map((one) => `"email": ${JSON.stringify(one)}`);
  for (const change of [
    // Before its agents, as invitations and the console's changes of a widget do, and in the order of invitations.
    sql`update widgets set revision = revision + 1
      where id in (select id from widgets where ${named} order by id for no key update)`,
    sql`update cases set
        agent_email = case agent_email when ${from} then ${to} else agent_email end,
        wanted_agent = case wanted_agent when ${from} then ${to} else wanted_agent end,
        claimed_by = case claimed_by->>'email' when ${from} then jsonb_set(claimed_by, '{email}', ${email}) else claimed_by end,
        done = case done->'by'->>'email' when ${from} then jsonb_set(done, '{by,email}', ${email}) else done end
      where org_id = ${orgId}
        and ${from} in (agent_email, wanted_agent, claimed_by->>'email', done->'by'->>'email')`,
    sql`update entries set agent_email = ${to} where agent_email = ${from} and ${inCases}`,
    sql`update notes set agent_email = ${to} where agent_email = ${from} and ${inCases}`,
    sql`update notes set unread_by = (unread_by - ${from}::text) || ${email}
      where unread_by @> to_jsonb(array[${from}::text]) and ${inCases}`,
    sql`update notes set mentions = (
        select jsonb_agg(case one->>'email' when ${from} then jsonb_set(one, '{email}', ${email}) else one end)
        from jsonb_array_elements(mentions) one)
      where mentions @> jsonb_build_array(jsonb_build_object('email', ${from}::text)) and ${inCases}`,
    // By them the agent's turn goes on. In the text of JSON a quote that begins a name is in no value.
    sql`update routing_decisions set
        chosen = case chosen when ${from} then ${to} else chosen end,
        facts = replace(facts::text, ${member}, ${newMember})::jsonb
      where ${inCases} and strpos(facts::text, ${member}) > 0`,
    // A system of the organisation may have named the address already.
    sql`delete from widget_agents where email = ${to} and ${ofWidgets}`,
    sql`update widget_agents set email = ${to} where email = ${from} and ${ofWidgets}`,
    sql`update widgets set owner_email = ${to} where owner_email = ${from} and org_id = ${orgId}`,
    sql`update teams set revision = revision + 1
      where id in (select team_id from team_members where email = ${from})`,
  ])
    await change.execute(db);
  // The last one: it locks the agent against all that refers to it.
  try {
    await sql`update agents set email = ${to}, email_changed_at = ${at} where email = ${from}`.execute(db);
  } catch (error) {
    // Somebody was faster. The transaction is over by it.
    if (isAlreadyThere(error)) return 'exists';
    throw error;
  }
  const { rows } = await sql<{ widgetId: string }>`
    select distinct widget_id as widget_id from answering_agents where email = ${to}`.execute(db);
  return rows.map(({ widgetId }) => widgetId);
}
