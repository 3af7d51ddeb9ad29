import { sql, type Kysely } from 'kysely';
import type { CaseState } from '../../../operations/parts';
import type { AppendOptions, NewEntry } from '../../domain/cases/entries';
import type { Database } from '../database';
import { storableJson } from '../storable';

export interface Append {
  entry: NewEntry;
  options: AppendOptions;
  /** What its case was heard to have: the entry comes behind it. */
  heardIndex?: number;
}

/** What `append_entry` answers; `takenIndex` of the entry that was added or repeated, the last two of its case. */
export interface Taken {
  outcome: 'added' | 'repeated' | 'closed' | 'withBot' | 'notFound';
  takenIndex: number;
  caseWidget: string;
  caseState: CaseState;
}

/** Appends one after the other in one statement: all of them, or none when one fails. */
export async function appendEntries(db: Kysely<Database>, appends: Append[]): Promise<Taken[]> {
  if (appends.length > 1) return appendMany(db, appends);
  const [only] = appends;
  return only ? appendOne(db, only) : [];
}

/** Half the time of {@link appendMany} for one. */
async function appendOne(
  db: Kysely<Database>,
  { entry, options, heardIndex = -1 }: Append,
): Promise<Taken[]> {
  const { caseId, kind, author, agentEmail = null, text, messageId = null, at } = entry;
  const { rows } = await sql<Taken>`
    select * from append_entry(
      ${caseId}, ${kind}, ${author}, ${agentEmail}, ${text}, ${messageId}, ${at},
      ${options.evenIfClosed ?? false}, ${options.unlessBot ?? false}, ${heardIndex}
    )`.execute(db);
  return rows;
}

async function appendMany(db: Kysely<Database>, appends: Append[]): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select outcome, taken_index, case_widget, case_state
    from rows from (
      json_to_recordset(${storableJson(appends.map(asRow))}::json) as (
        case_id text, kind text, author text, agent_email text, text text, message_id text, at bigint,
        even_if_closed boolean, unless_bot boolean, heard_index integer
      )
    ) with ordinality as asked (
      case_id, kind, author, agent_email, text, message_id, at, even_if_closed, unless_bot, heard_index, place
    )
    cross join lateral append_entry(
      case_id, kind, author, agent_email, text, message_id, at, even_if_closed, unless_bot, heard_index
    )
    order by place`.execute(db);
  return rows;
}

function asRow({ entry, options, heardIndex = -1 }: Append): object {
  const { evenIfClosed = false, unlessBot = false } = options;
  const { caseId, kind, author, agentEmail, text, messageId, at } = entry;
  return {
    case_id: caseId,
    kind,
    author,
    agent_email: agentEmail,
    text,
    message_id: messageId,
    at,
    even_if_closed: evenIfClosed,
    unless_bot: unlessBot,
    heard_index: heardIndex,
  };
}
