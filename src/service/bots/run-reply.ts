import type { BotCommand, BotContent, CommandResultEvent } from '../../contract/integrations/bots';
import { formatSystemEntry, parseSystemEntry, type SystemEntry } from '../../contract/chat/system-entry';
import { banVisitor, type NewBan } from '../domain/access/banning';
import type { Ban } from '../domain/access/bans';
import { closeWithin } from '../domain/cases/case-closing';
import type { CaseEvents } from '../domain/cases/events/case-events';
import { caseTexts } from '../domain/cases/case-texts';
import { announceHandOver, sayNobodyThere } from '../domain/cases/hand-over';
import type { ChatCase } from '../domain/cases/cases';
import type { PageSize } from '../domain/cases/entries';
import type { CaseTables } from '../domain/cases/tables';
import type { Secrets } from '../domain/ports';
import { markAnswered, say, type Speaker } from '../domain/cases/speaking';
import { findTarget, type TransferCommand } from './find-target';

const temporaryBan = 30 * 24 * 3_600_000;
/** From bot to bot, until the visitor writes; that of the first counts. */
const mostIntroductions = 5;
const lastPossibleIndex = 2 ** 31 - 1;
/** Of a chat, as many as so many replies can write. */
const lookedAt = { kinds: ['visitor', 'system'], entries: 1_000, characters: 1_000_000 } satisfies PageSize;

export interface Bot extends Speaker {
  botId: string;
}

export interface Reply {
  chat: ChatCase;
  bot: Bot;
  content: BotContent[];
  at: number;
}

export interface Ran {
  failed: CommandResultEvent['failedCommands'];
  bans: Ban[];
}

/**
 * Carries out what a bot replied, element by element, in one transaction. Once it has ended the chat, the rest is left
 * out. Where a chat goes is announced last, so that the bot's last messages come before it.
 */
export async function runReply(
  tables: CaseTables,
  { chat, bot, content, at }: Reply,
  { events, secrets }: { events: CaseEvents; secrets: Pick<Secrets, 'uuid'> },
): Promise<Ran> {
  const ran: Ran = { failed: [], bans: [] };
  let current = chat;
  let isAnswered = false;
  function isOurs() {
    return current.botId === bot.botId;
  }

  async function append(entry: SystemEntry) {
    const text = formatSystemEntry(entry);
    await tables.entries.append({ caseId: chat.id, kind: 'system', author: '', text, at });
  }

  async function answered() {
    // Once is enough: each time writes the whole case again.
    if (isAnswered) return;
    isAnswered = true;
    if (isOurs()) current = (await markAnswered(tables, chat.id, bot, at, events)) ?? current;
    else current = { ...current, agentEmail: bot.email };
  }

  async function close(last: SystemEntry) {
    current = (await closeWithin(tables, { caseId: chat.id, by: 'bot', last, at }, events)) ?? current;
  }

  async function ban(how: NewBan) {
    ran.bans.push(...(await banVisitor(tables, current, how, secrets)));
    await close({ token: 'banned' });
  }

  async function run(command: BotCommand) {
    switch (command.operation) {
      case 'CARDS':
        await append({ token: 'cards', cards: command.cards });
        return answered();
      case 'BYE':
        return close({ token: 'ended', text: caseTexts.endedByAgent(bot.alias) });
      case 'GOTO':
        if (isWebAddress(command.parameters)) await append({ token: 'goTo', url: command.parameters });
        return;
      case 'BAN':
        return ban({ by: ['visitor', 'browser', 'email'], at, until: at + temporaryBan });
      case 'BAN_IP':
        return ban({ by: ['address'], at });
      default:
        return transfer(command);
    }
  }

  async function transfer(command: TransferCommand) {
    const found = await findTarget(tables, current, command, { botId: bot.botId, now: at });
    isAnswered = false;
    const { operation, parameters: params } = command;
    if ('to' in found && found.to.bot && (await introductionsOf(tables, chat.id)) >= mostIntroductions)
      ran.failed.push({ operation, params, error: 'TRANSFER_NOT_ALLOWED' });
    else if ('to' in found) current = (await tables.cases.handOver(chat.id, found.to, at)) ?? current;
    else ran.failed.push({ operation, params, error: found.error });
  }

  for (const element of content) {
    if (current.state === 'closed') break;
    if (element.type === 'command') await run(element);
    else {
      await say(tables, { chat: current, speaker: bot, text: element.text, at });
      if (element.buttons.length > 0) await append({ token: 'buttons', buttons: element.buttons });
      await answered();
    }
  }
  const isNobodyThere = ran.failed.some(({ error }) => error === 'NO_AGENTS_AVAILABLE');
  if (current.state !== 'closed' && isOurs() && isNobodyThere) await sayNobodyThere(tables, current, at);
  if (current.state !== 'closed' && !isOurs()) {
    await announceHandOver(tables, current, at, events);
    await events.bots.messagesFor(tables, current, bot.botId);
  }
  return ran;
}

/** How often somebody else was introduced since the visitor wrote. */
async function introductionsOf({ entries }: CaseTables, caseId: string): Promise<number> {
  const page = await entries.pageBefore(caseId, lastPossibleIndex, lookedAt);
  const written = page.entries.map(({ kind }) => kind).lastIndexOf('visitor');
  const since = page.entries.slice(written + 1);
  return since.filter(({ text }) => parseSystemEntry(text).token === 'agent').length;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
