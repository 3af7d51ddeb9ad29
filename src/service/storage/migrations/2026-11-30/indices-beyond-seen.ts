import { sql, type Kysely, type Migration } from 'kysely';

/**
 * An entry comes behind all that its case was heard to have. A server that has it all takes the next index, as ever. One that lacks
 * some, since it was behind when it became the primary, leaves out their places: somebody has seen them. What was heard may come from
 * anybody who may send notifications, so no more than a thousand are left out. The function of nine parameters is that of former
 * instances, which run on during an upgrade.
 */
const appendEntry = `
create function append_entry(
  to_case text, entry_kind text, entry_author text, entry_agent text, entry_text text, entry_message text,
  entry_at bigint, even_if_closed boolean, unless_bot boolean, heard_index integer
) returns table (outcome text, taken_index integer, case_widget text, case_state text) language plpgsql as $$
declare
  current_bot text;
  next_index integer;
  first_index integer;
begin
  select widget_id, state, bot_id, last_index + 1 into case_widget, case_state, current_bot, next_index
    from cases where id = to_case for no key update;
  if not found then
    return query select 'notFound', -1, null, null;
    return;
  end if;
  if entry_message is not null then
    select index into first_index from entries where case_id = to_case and message_id = entry_message;
    if found then
      return query select 'repeated', first_index, case_widget, case_state;
      return;
    end if;
  end if;
  if case_state = 'closed' and not even_if_closed then
    return query select 'closed', -1, case_widget, case_state;
    return;
  end if;
  if current_bot is not null and unless_bot then
    return query select 'withBot', -1, case_widget, case_state;
    return;
  end if;
  if heard_index >= next_index and heard_index - next_index < 1000 then
    next_index := heard_index + 1;
  end if;
  update cases set last_index = next_index, last_entry_at = greatest(last_entry_at, entry_at),
    snoozed_until = case when entry_kind = 'visitor' then null else snoozed_until end
    where id = to_case;
  insert into entries (case_id, index, kind, author, agent_email, text, message_id, at)
    values (to_case, next_index, entry_kind, entry_author, entry_agent, entry_text, entry_message, entry_at);
  return query select 'added', next_index, case_widget, case_state;
end
$$
`;

export const indicesBeyondSeen: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(appendEntry).execute(db);
  },
};
