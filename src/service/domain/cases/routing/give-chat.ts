import type { ChatCase } from '../cases';
import type { CaseTables } from '../tables';
import { longestSlip } from '../../ports';
import type { StaffMember, Widget } from '../../widgets/widgets';
import { hasTags } from '../transfer-target';
import { decide, shortened, type Candidate, type Routed } from './decide';
import type { RoutingDecision } from './routing-decisions';

/** Of a case; each is read again with the next. After that, the chat waits for anyone. */
const mostDecisions = 100;

/** `nobody` can get a chat now, or just not this one: those who could have missed it, or it has left the queue. */
export type Given = 'given' | 'nobody' | 'notThisOne';

/**
 * Gives a chat that nobody has to the agent whose turn it is by the rule of its widget, and keeps the facts. A chat that
 * nobody can get stays in the queue, from which anyone may take it.
 */
export async function giveChat(
  tables: CaseTables,
  { id, orgId, widgetId }: ChatCase,
  at: number,
): Promise<Given> {
  // One decision at a time: each counts the chats that the ones before it gave, also of the agent's other widgets.
  await tables.routing.lock(orgId);
  const widget = await tables.widgets.lock(widgetId);
  const chat = await tables.cases.lock(id);
  if (!widget || !chat || chat.widgetId !== widget.id || !isInQueue(chat)) return 'notThisOne';
  const { rule = 'all', chatLimit = 0 } = widget.routing ?? {};
  if (rule === 'all') return 'nobody';
  const earlier = await tables.routing.ofCase(id);
  if (earlier.length >= mostDecisions) return 'notThisOne';
  const all = { rule, chatLimit, candidates: await candidatesOf(tables, widget, chat, { earlier, at }) };
  const notGiven = Object.values(decide(all).reasons).includes('missedIt') ? 'notThisOne' : 'nobody';
  const facts = shortened(all);
  const { chosen, reasons } = decide(facts);
  if (chosen === undefined && isSame(reasons, earlier.at(-1))) return notGiven;
  await tables.routing.add({
    caseId: id,
    number: earlier.length,
    widgetId,
    at,
    facts: { kind: 'given', ...facts },
    ...(chosen === undefined ? {} : { chosen }),
  });
  const agent = facts.candidates.find(({ email }) => email === chosen);
  if (!agent) return notGiven;
  await tables.cases.update(id, { claimedBy: { email: agent.email, alias: agent.name, isGiven: true } });
  return 'given';
}

/** Whether it waits for a person, and nobody has it. */
function isInQueue({ state, botId, claimedBy }: ChatCase): boolean {
  return state === 'waiting' && botId === undefined && claimedBy === undefined;
}

async function candidatesOf(
  tables: CaseTables,
  widget: Widget,
  chat: ChatCase,
  { earlier, at }: { earlier: RoutingDecision[]; at: number },
): Promise<Candidate[]> {
  const people = (await tables.widgets.staff(widget.id)).filter(({ kind }) => kind === 'human');
  const loads = await tables.cases.loads(chat.orgId);
  const emails = people.map(({ email }) => email);
  const lastGiven = await tables.routing.lastGiven(widget.id, emails, at + longestSlip);
  const missed = new Set(earlier.flatMap(({ facts }) => (facts.kind === 'returned' ? facts.from.email : [])));
  return wantedOf(people, chat).map(({ email, alias, isOnline }): Candidate => {
    const lastGivenAt = lastGiven.get(email);
    return {
      email,
      name: alias,
      isOnline,
      chats: loads.get(email) ?? 0,
      ...(lastGivenAt === undefined ? {} : { lastGivenAt }),
      ...(missed.has(email) ? { hasMissedIt: true } : {}),
    };
  });
}

/** Those for whom a transfer meant the chat, if it meant somebody. */
function wantedOf(people: StaffMember[], { wantedAgent, wantedTags = [] }: ChatCase): StaffMember[] {
  const wanted = people.filter(
    (member) => (wantedAgent === undefined || member.email === wantedAgent) && hasTags(member, wantedTags),
  );
  return wanted.length > 0 ? wanted : people;
}

function isSame(reasons: Routed['reasons'], last: RoutingDecision | undefined): boolean {
  if (last?.facts.kind !== 'given') return false;
  const before = decide(last.facts).reasons;
  const emails = Object.keys(reasons);
  return (
    emails.length === Object.keys(before).length && emails.every((email) => reasons[email] === before[email])
  );
}
