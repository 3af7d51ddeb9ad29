import { formatSystemEntry } from '../../../contract/chat/system-entry';
import type { CaseEvents } from './events/case-events';
import { caseTexts } from './case-texts';
import type { ChatCase } from './cases';
import type { CaseTables } from './tables';
import type { StaffMember } from '../widgets/widgets';
import { introduction } from './speaking';

/** Lets the visitor, and a bot, know who has the chat after a transfer. */
export async function announceHandOver(
  tables: CaseTables,
  chat: ChatCase,
  at: number,
  events: Pick<CaseEvents, 'bots'>,
): Promise<void> {
  const bots = await tables.widgets.bots(chat.widgetId);
  const bot = bots.find(({ botId }) => botId !== undefined && botId === chat.botId);
  if (!bot) return say(tables, chat, at, formatSystemEntry({ token: 'waiting', text: caseTexts.handedOver }));
  for (const text of introduction(bot)) await say(tables, chat, at, text);
  await events.bots.chatStarted(tables, chat, at);
}

/** Takes a chat from a bot or an agent who does not answer. */
export async function handToPeople(tables: CaseTables, chat: ChatCase, at: number): Promise<void> {
  const { widgetId } = chat;
  const handed = await tables.cases.handOver(chat.id, { widgetId }, at);
  if (!handed) return;
  if (!(await tables.widgets.staff(widgetId)).some(isPersonOnline)) return sayNobodyThere(tables, handed, at);
  await say(tables, handed, at, formatSystemEntry({ token: 'waiting', text: caseTexts.handedOver }));
}

/** Nobody takes the chat over: the visitor may leave a message in its place. */
export async function sayNobodyThere(tables: CaseTables, chat: ChatCase, at: number): Promise<void> {
  await say(tables, chat, at, formatSystemEntry({ token: 'info', text: caseTexts.nobodyThere }));
  await say(tables, chat, at, formatSystemEntry({ token: 'offlineForm' }));
}

export function isPersonOnline({ kind, isOnline }: StaffMember): boolean {
  return kind === 'human' && isOnline;
}

async function say(
  { entries }: CaseTables,
  { id: caseId }: ChatCase,
  at: number,
  text: string,
): Promise<void> {
  await entries.append({ caseId, kind: 'system', author: '', text, at });
}
