import { formatSystemEntry } from '../../../contract/system-entry';
import type { CaseEvents } from './events/case-events';
import { caseTexts } from './case-texts';
import type { Tables } from '../ports';
import type { ChatCase, StaffMember } from '../records';
import { introduction } from './speaking';

/** Tells the visitor, and a bot, who has the chat after a transfer. */
export async function announceHandOver(
  tables: Tables,
  chat: ChatCase,
  at: number,
  events: Pick<CaseEvents, 'bots'>,
): Promise<void> {
  const staff = await tables.widgets.staff(chat.widgetId);
  const bot = staff.find(({ botId }) => botId !== undefined && botId === chat.botId);
  if (!bot)
    return tell(tables, chat, at, formatSystemEntry({ token: 'waiting', text: caseTexts.handedOver }));
  for (const text of introduction(bot)) await tell(tables, chat, at, text);
  await events.bots.chatStarted(tables, chat, at);
}

/** Takes a chat from a bot that does not answer. Answers whether it was still open. */
export async function handToPeople(tables: Tables, chat: ChatCase, at: number): Promise<boolean> {
  const { widgetId } = chat;
  const handed = await tables.cases.handOver(chat.id, { widgetId });
  if (!handed) return false;
  const isSomebodyThere = (await tables.widgets.staff(widgetId)).some(isPersonOnline);
  const text = isSomebodyThere
    ? formatSystemEntry({ token: 'waiting', text: caseTexts.handedOver })
    : formatSystemEntry({ token: 'info', text: caseTexts.nobodyThere });
  await tell(tables, handed, at, text);
  return true;
}

export function isPersonOnline({ kind, isOnline }: StaffMember): boolean {
  return kind === 'human' && isOnline;
}

async function tell({ entries }: Tables, { id: caseId }: ChatCase, at: number, text: string): Promise<void> {
  await entries.append({ caseId, kind: 'system', author: '', text, at });
}
