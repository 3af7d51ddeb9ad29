import type { BotCommand, CommandError } from '../../contract/integrations/bots';
import { emailOfAgentId } from '../../contract/agent-id';
import { isIdentifier } from '../domain/widgets/directory';
import { isPersonOnline } from '../domain/cases/hand-over';
import type { ChatCase, HandOver } from '../domain/cases/cases';
import type { CaseTables } from '../domain/cases/tables';
import type { StaffMember, Widget } from '../domain/widgets/widgets';
import { hoursAt } from '../../contract/hours/schedule';

export type TransferCommand = Exclude<BotCommand, { operation: 'CARDS' }>;

type Found = { to: HandOver } | { error: CommandError };

/** Who gets a chat by a bot's transfer, or why nobody does. The bot itself is nobody's target. */
export async function findTarget(
  tables: Pick<CaseTables, 'widgets'>,
  chat: ChatCase,
  { operation, parameters }: TransferCommand,
  { botId, now }: { botId: string; now: number },
): Promise<Found> {
  async function staffOf(widgetId: string) {
    return (await tables.widgets.staff(widgetId)).filter(
      (member) => member.isOnline && member.botId !== botId,
    );
  }

  async function widgetOf(id: string): Promise<Widget | CommandError> {
    const widget = isIdentifier(id) ? await tables.widgets.get(id.toLowerCase()) : undefined;
    if (!widget) return 'WIDGET_NOT_FOUND';
    return widget.orgId === chat.orgId ? widget : 'TRANSFER_NOT_ALLOWED';
  }

  async function toWidget(
    id: string,
    choose: (staff: StaffMember[]) => Omit<HandOver, 'widgetId'> | undefined,
  ) {
    if (!id) return failed('MISSING_PARAM');
    const widget = await widgetOf(id);
    if (typeof widget === 'string') return failed(widget);
    const isOffline = !widget.isConversationEnabled || !hoursAt(widget.schedule, now).isOpen;
    const chosen = isOffline ? undefined : choose(await staffOf(widget.id));
    return chosen ? { to: { widgetId: widget.id, ...chosen } } : failed('NO_AGENTS_AVAILABLE');
  }

  switch (operation) {
    case 'TRANSFER': {
      const wanted = emailOfAgentId(parameters).toLowerCase();
      if (!wanted) return failed('MISSING_PARAM');
      const member = (await staffOf(chat.widgetId)).find((one) => one.email === wanted);
      return member
        ? { to: { widgetId: chat.widgetId, ...toMember(member) } }
        : failed('NO_AGENTS_AVAILABLE');
    }
    case 'HUMAN_TRANSFER': {
      const isSomebodyThere = (await staffOf(chat.widgetId)).some(isPersonOnline);
      return isSomebodyThere ? { to: { widgetId: chat.widgetId } } : failed('NO_AGENTS_AVAILABLE');
    }
    case 'TAG_TRANSFER': {
      const [, widgetId = '', list = ''] = /^(\S+)\s+(.+)$/s.exec(parameters) ?? [];
      const tags = parseTags(list);
      if (!tags) return failed('MISSING_PARAM');
      return toWidget(widgetId, (staff) => {
        const member = staff.find((one) => tags.every((tag) => one.tags.map(plain).includes(plain(tag))));
        if (!member) return undefined;
        return member.kind === 'bot' ? { ...toMember(member), wantedTags: tags } : { wantedTags: tags };
      });
    }
    case 'WIDGET_TRANSFER':
      return toWidget(parameters, (staff) => {
        const first = staff.find(({ kind }) => kind === 'bot') ?? staff[0];
        return first && (first.kind === 'bot' ? toMember(first) : {});
      });
    case 'WIDGET_HUMAN_TRANSFER':
      return toWidget(parameters, (staff) => (staff.some(isPersonOnline) ? {} : undefined));
    default:
      throw new Error(`${operation} is no transfer.`);
  }
}

function failed(error: CommandError): { error: CommandError } {
  return { error };
}

function toMember({ email, alias, botId }: StaffMember): Omit<HandOver, 'widgetId'> {
  return botId === undefined ? { wantedAgent: email } : { bot: { id: botId, email, alias } };
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

function plain(tag: string): string {
  return tag.trim().toLowerCase();
}
