import { formatSystemEntry, type SystemEntry } from '../../../contract/chat/system-entry';
import type { CaseEvents } from './events/case-events';
import { Failure } from '../failure';
import type { Agent } from '../agents/agents';
import type { ChatCase } from './cases';
import { mostTextOfChat, mostTextOfEntry, type Entries, type Entry } from './entries';
import type { CaseStore, CaseTables } from './tables';
import type { Clock } from '../ports';
import type { WidgetAgent } from '../widgets/widgets';

/** The one who speaks to a visitor, as the visitor sees it. */
export interface Speaker {
  email: string;
  alias: string;
  avatarUrl?: string;
  /** Endpoint of a bot. */
  botId?: string;
}

/** Bytes of text after which a chat takes no more from agents either: a visitor whose chat is full still gets an answer. */
const mostText = mostTextOfChat + 1_000_000;

/** Leaves a transaction without a trace: the message was there before. */
class Repeated extends Error {
  constructor(readonly entry: Entry) {
    super('The message was there before.');
  }
}

interface Speech {
  text: string;
  messageId?: string | undefined;
}

/** Puts an agent's message into a case. The case is then the agent's, also when a bot had spoken in it before. */
export function createSpeaking(ports: {
  store: Pick<CaseStore, 'transaction'>;
  clock: Clock;
  events: Pick<CaseEvents, 'onResponded'>;
}) {
  return async function speak(
    agent: Agent,
    shownAs: WidgetAgent,
    { text, messageId }: Speech,
    /** Locks the case. Throws where the agent may not answer it. */
    lock: (tables: CaseTables) => Promise<ChatCase>,
  ): Promise<Entry> {
    const at = ports.clock.now();
    const speaker: Speaker = {
      email: agent.email,
      alias: shownAs.alias || agent.name,
      ...(shownAs.avatarUrl ? { avatarUrl: shownAs.avatarUrl } : {}),
    };
    const said = ports.store.transaction(async (tables) => {
      const chat = await lock(tables);
      const entry = await say(tables, { chat, speaker, text, at, ...(messageId ? { messageId } : {}) });
      await assertRoomForAgent(tables, entry);
      await markAnswered(tables, chat.id, speaker, at, ports.events);
      return entry;
    });
    try {
      return await said;
    } catch (error) {
      if (error instanceof Repeated) return error.entry;
      throw error;
    }
  };
}

/** Within the transaction that has added an agent's message. Throws `tooLarge` where the chat has no room for it. */
export async function assertRoomForAgent(
  tables: { entries: Pick<Entries, 'textBytes'> },
  { caseId, index }: Entry,
): Promise<void> {
  if (index < mostTextOfChat / mostTextOfEntry) return;
  if (await isFullForAgents(tables, caseId))
    throw new Failure('tooLarge', 'This chat is too long for more messages.');
}

/** Whether a chat takes no more from agents and bots. */
export async function isFullForAgents(
  { entries }: { entries: Pick<Entries, 'textBytes'> },
  caseId: string,
): Promise<boolean> {
  return ((await entries.textBytes([caseId])).get(caseId) ?? 0) > mostText;
}

/** Puts a message into a case, behind the entries that introduce an agent who did not speak last. */
export async function say(
  tables: Pick<CaseTables, 'entries'>,
  said: { chat: ChatCase; speaker: Speaker; text: string; messageId?: string; at: number },
): Promise<Entry> {
  const { chat, speaker, text, messageId, at } = said;
  if (chat.agentEmail !== speaker.email) {
    for (const entry of introduction(speaker)) {
      entryOf(await tables.entries.append({ caseId: chat.id, kind: 'system', author: '', text: entry, at }));
    }
  }
  const appended = await tables.entries.append({
    caseId: chat.id,
    kind: 'agent',
    author: speaker.alias,
    agentEmail: speaker.email,
    text,
    at,
    ...(messageId === undefined ? {} : { messageId }),
  });
  if (appended.outcome === 'repeated') throw new Repeated(appended.entry);
  return entryOf(appended);
}

/** The case is answered, and is the speaker's from now on. */
export async function markAnswered(
  tables: CaseTables,
  caseId: string,
  { email, alias, botId }: Speaker,
  at: number,
  events: Pick<CaseEvents, 'onResponded'>,
): Promise<ChatCase | undefined> {
  const by = { email, alias, at, ...(botId === undefined ? {} : { botId }) };
  const answered = await tables.cases.markAnswered(caseId, by);
  if (answered?.hadBeenWaiting) await events.onResponded(tables, answered.chat, at);
  return answered?.chat;
}

/** Texts of the entries that tell who speaks now. */
export function introduction({ alias, avatarUrl }: Pick<Speaker, 'alias' | 'avatarUrl'>): string[] {
  const entries: SystemEntry[] = [{ token: 'agent', alias }];
  if (avatarUrl) entries.push({ token: 'avatar', url: avatarUrl });
  return entries.map(formatSystemEntry);
}

function entryOf(appended: Awaited<ReturnType<CaseTables['entries']['append']>>): Entry {
  if ('entry' in appended) return appended.entry;
  throw new Failure(appended.outcome === 'closed' ? 'caseClosed' : 'notFound');
}
