import type { BotCommand, CommandError } from '../../contract/integrations/bots';
import { emailOfAgentId } from '../../contract/agent-id';
import { hoursAt } from '../../contract/hours/schedule';
import type { ChatCase, HandOver } from '../domain/cases/cases';
import type { CaseTables } from '../domain/cases/tables';
import { findTransferTarget, type TransferTarget } from '../domain/cases/transfer-target';

export type TransferCommand = Exclude<BotCommand, { operation: 'CARDS' }>;

type Found = { to: HandOver } | { error: CommandError };

/** Finds who gets a chat by a bot's transfer, or why nobody does. The bot itself is nobody's target. */
export async function findTarget(
  tables: Pick<CaseTables, 'widgets'>,
  chat: ChatCase,
  command: TransferCommand,
  { botId, now }: { botId: string; now: number },
): Promise<Found> {
  const target = targetOf(command);
  if (!target) return { error: 'MISSING_PARAM' };
  return findTransferTarget(tables, chat, target, {
    mayGet: (member) => member.botId !== botId,
    isOpen: ({ isConversationEnabled, schedule }) => isConversationEnabled && hoursAt(schedule, now).isOpen,
  });
}

function targetOf({ operation, parameters }: TransferCommand): TransferTarget | undefined {
  switch (operation) {
    case 'TRANSFER': {
      const email = emailOfAgentId(parameters).toLowerCase();
      return email ? { kind: 'member', email } : undefined;
    }
    case 'HUMAN_TRANSFER':
      return { kind: 'people' };
    case 'TAG_TRANSFER': {
      const [, widgetId = '', list = ''] = /^(\S+)\s+(.+)$/s.exec(parameters) ?? [];
      const tags = parseTags(list);
      return tags && { kind: 'tagged', widgetId, tags };
    }
    case 'WIDGET_TRANSFER':
    case 'WIDGET_HUMAN_TRANSFER': {
      const isForPeople = operation === 'WIDGET_HUMAN_TRANSFER';
      return parameters ? { kind: 'widget', widgetId: parameters, isForPeople } : undefined;
    }
    default:
      throw new Error(`${operation} is no transfer.`);
  }
}

function parseTags(list: string): string[] | undefined {
  try {
    const tags: unknown = JSON.parse(list);
    if (!Array.isArray(tags)) return undefined;
    const texts = tags.filter((tag): tag is string => typeof tag === 'string' && tag.trim() !== '');
    return texts.length > 0 ? texts : undefined;
  } catch {
    return undefined;
  }
}
