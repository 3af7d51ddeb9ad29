import { hoursAt } from '../../../../contract/hours/schedule';
import type { NewTransfer } from '../../../../operations/console/transfers';
import type { Agent } from '../../agents/agents';
import { Failure, invalidParameter } from '../../failure';
import type { Widgets } from '../../widgets/widgets';
import type { ChatCase, HandOver } from '../cases';
import {
  findTransferTarget,
  type TargetTables,
  type TransferRules,
  type TransferTarget,
} from '../transfer-target';

export interface NamedTarget {
  to: HandOver;
  /** As agents call it. */
  name: string;
}

/** Finds who gets the chat. Throws `notAvailable` if nobody of them would answer. */
export async function findNamedTarget(
  tables: { widgets: TargetTables & Pick<Widgets, 'teams'> },
  agent: Agent,
  chat: ChatCase,
  to: NewTransfer['to'],
  now: number,
): Promise<NamedTarget> {
  async function target(
    wanted: TransferTarget,
    name: string,
    more: Partial<HandOver> = {},
  ): Promise<NamedTarget> {
    const found = await findTransferTarget(tables, chat, wanted, rulesFor(agent, chat, now));
    if ('to' in found) return { to: { ...found.to, ...more }, name };
    if (found.error === 'NO_AGENTS_AVAILABLE') throw nobodyOf(name);
    throw invalidParameter('widgetId', 'must be a widget of your organisation');
  }
  const { widgetId } = chat;
  switch (to.kind) {
    case 'agent': {
      const email = to.email.toLowerCase();
      const member = (await tables.widgets.staff(widgetId)).find((one) => one.email === email);
      if (!member) throw nobodyOf(to.email);
      // Theirs at once: others ask before they answer it, until its owner is gone.
      const claimedBy = { email, alias: member.alias };
      const { to: handOver, name } = await target({ kind: 'member', email }, member.alias);
      return { to: { widgetId: handOver.widgetId, claimedBy }, name };
    }
    case 'team': {
      const team = (await tables.widgets.teams(widgetId)).find(({ id }) => id === to.teamId);
      if (!team) throw invalidParameter('teamId', 'must be a team of the widget');
      return target({ kind: 'tagged', widgetId, tags: [team.name] }, team.name);
    }
    case 'widget': {
      const widget = await tables.widgets.getListed(to.widgetId.toLowerCase());
      return target({ kind: 'widget', widgetId: to.widgetId, isForPeople: true }, widget?.name ?? '');
    }
  }
}

/** As agents call it, whether or not anybody there would answer; empty where it is gone. */
export async function nameOfTarget(
  { widgets }: { widgets: TargetTables & Pick<Widgets, 'teams'> },
  { widgetId }: ChatCase,
  to: NewTransfer['to'],
): Promise<string> {
  switch (to.kind) {
    case 'agent':
      return (
        (await widgets.staff(widgetId)).find(({ email }) => email === to.email.toLowerCase())?.alias ?? ''
      );
    case 'team':
      return (await widgets.teams(widgetId)).find(({ id }) => id === to.teamId)?.name ?? '';
    case 'widget':
      return (await widgets.getListed(to.widgetId.toLowerCase()))?.name ?? '';
  }
}

function rulesFor(agent: Agent, chat: ChatCase, now: number): TransferRules {
  return {
    mayGet: ({ kind, email }) => kind === 'human' && email !== agent.email,
    // A chat that goes on after hours may still be answered by a colleague.
    isOpen: ({ id, isConversationEnabled, schedule }) =>
      id === chat.widgetId || (isConversationEnabled && hoursAt(schedule, now).isOpen),
  };
}

function nobodyOf(name: string): Failure {
  return new Failure('notAvailable', `${name} is not available now. Choose someone else.`);
}
