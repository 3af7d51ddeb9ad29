import { isIdentifier } from '../widgets/directory';
import type { ListedWidget, StaffMember, Widgets } from '../widgets/widgets';
import type { ChatCase, HandOver } from './cases';
import { isPersonOnline } from './hand-over';

/** To whom a chat is transferred: one who answers its widget, its people, or some of another widget. */
export type TransferTarget =
  | { kind: 'member'; email: string }
  | { kind: 'people' }
  | { kind: 'tagged'; widgetId: string; tags: string[] }
  | { kind: 'widget'; widgetId: string; isForPeople: boolean };

export type TransferError = 'WIDGET_NOT_FOUND' | 'TRANSFER_NOT_ALLOWED' | 'NO_AGENTS_AVAILABLE';

type Found = { to: HandOver } | { error: TransferError };

export interface TransferRules {
  /** Whether a chat may go to one who is online. */
  mayGet(member: StaffMember): boolean;
  isOpen(widget: ListedWidget): boolean;
}

export interface TargetTables extends Pick<Widgets, 'staff'> {
  getListed(id: string): Promise<ListedWidget | undefined>;
}

/** Finds who gets a chat by a transfer of a bot or an agent, or why nobody does. */
export async function findTransferTarget(
  tables: { widgets: TargetTables },
  chat: ChatCase,
  target: TransferTarget,
  { mayGet, isOpen }: TransferRules,
): Promise<Found> {
  async function staffOf(widgetId: string) {
    return (await tables.widgets.staff(widgetId)).filter((member) => member.isOnline && mayGet(member));
  }

  async function widgetOf(id: string): Promise<ListedWidget | TransferError> {
    const widget = isIdentifier(id) ? await tables.widgets.getListed(id.toLowerCase()) : undefined;
    if (!widget) return 'WIDGET_NOT_FOUND';
    return widget.orgId === chat.orgId ? widget : 'TRANSFER_NOT_ALLOWED';
  }

  async function toWidget(
    id: string,
    choose: (staff: StaffMember[]) => Omit<HandOver, 'widgetId'> | undefined,
  ): Promise<Found> {
    const widget = await widgetOf(id);
    if (typeof widget === 'string') return { error: widget };
    const chosen = isOpen(widget) ? choose(await staffOf(widget.id)) : undefined;
    return chosen ? { to: { widgetId: widget.id, ...chosen } } : nobody;
  }

  switch (target.kind) {
    case 'member': {
      const member = (await staffOf(chat.widgetId)).find(({ email }) => email === target.email);
      return member ? { to: { widgetId: chat.widgetId, ...toMember(member) } } : nobody;
    }
    case 'people': {
      const isSomebodyThere = (await staffOf(chat.widgetId)).some(isPersonOnline);
      return isSomebodyThere ? { to: { widgetId: chat.widgetId } } : nobody;
    }
    case 'tagged': {
      const { tags } = target;
      return toWidget(target.widgetId, (staff) => {
        const member = staff.find((one) => hasTags(one, tags));
        if (!member) return undefined;
        return member.kind === 'bot' ? { ...toMember(member), wantedTags: tags } : { wantedTags: tags };
      });
    }
    case 'widget':
      return toWidget(target.widgetId, (staff) => {
        if (target.isForPeople) return staff.some(isPersonOnline) ? {} : undefined;
        const first = staff.find(({ kind }) => kind === 'bot') ?? staff[0];
        return first && (first.kind === 'bot' ? toMember(first) : {});
      });
  }
}

const nobody = { error: 'NO_AGENTS_AVAILABLE' } as const;

function toMember({ email, alias, botId }: StaffMember): Omit<HandOver, 'widgetId'> {
  return botId === undefined ? { wantedAgent: email } : { bot: { id: botId, email, alias } };
}

/** Whether a member has all the tags, regardless of case. */
export function hasTags(member: Pick<StaffMember, 'tags'>, tags: readonly string[]): boolean {
  return tags.every((tag) => member.tags.map(plain).includes(plain(tag)));
}

function plain(tag: string): string {
  return tag.trim().toLowerCase();
}
