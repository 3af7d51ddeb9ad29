import { formatSystemEntry, type SystemEntry } from '../../contract/system-entry';
import { Failure } from './failure';
import type { Clock, NewsBus, Store, Tables } from './ports';
import type { Agent, ChatCase, Entry, WidgetAgent } from './records';

/** Leaves a transaction without a trace: the message was there before. */
class Repeated extends Error {
  constructor(readonly entry: Entry) {
    super('The message was there before.');
  }
}

/** Puts an agent's message into a case, behind the entries that introduce an agent who did not speak last. */
export function createSpeaking(ports: {
  store: Pick<Store, 'transaction'>;
  news: Pick<NewsBus, 'publish'>;
  clock: Clock;
}) {
  return async function speak(
    agent: Agent,
    chat: ChatCase,
    shownAs: WidgetAgent,
    text: string,
    messageId?: string,
  ): Promise<Entry> {
    const at = ports.clock.now();
    const alias = shownAs.alias || agent.name;
    const said = ports.store.transaction(async (tables) => {
      if (chat.agentEmail !== agent.email) await introduce(tables, chat.id, alias, shownAs.avatarUrl, at);
      const appended = await tables.entries.append({
        caseId: chat.id,
        kind: 'agent',
        author: alias,
        agentEmail: agent.email,
        text,
        at,
        ...(messageId === undefined ? {} : { messageId }),
      });
      if (appended.outcome === 'repeated') throw new Repeated(appended.entry);
      const entry = entryOf(appended);
      await tables.cases.markAnswered(chat.id, { email: agent.email, alias, at });
      return entry;
    });
    try {
      const entry = await said;
      const { id: caseId, widgetId } = chat;
      ports.news.publish({ type: 'case', caseId, widgetId, lastIndex: entry.index, state: 'active' });
      return entry;
    } catch (error) {
      if (error instanceof Repeated) return error.entry;
      throw error;
    }
  };
}

async function introduce(
  tables: Tables,
  caseId: string,
  alias: string,
  avatarUrl: string | undefined,
  at: number,
) {
  const introduction: SystemEntry[] = [{ token: 'agent', alias }];
  if (avatarUrl) introduction.push({ token: 'avatar', url: avatarUrl });
  for (const entry of introduction) {
    const text = formatSystemEntry(entry);
    entryOf(await tables.entries.append({ caseId, kind: 'system', author: '', text, at }));
  }
}

function entryOf(appended: Awaited<ReturnType<Tables['entries']['append']>>): Entry {
  if ('entry' in appended) return appended.entry;
  throw new Failure(appended.outcome === 'closed' ? 'caseClosed' : 'notFound');
}
