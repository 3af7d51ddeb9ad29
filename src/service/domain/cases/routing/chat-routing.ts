import type { Clock } from '../../ports';
import type { ChatCase } from '../cases';
import { ownerOf } from '../console/chat-owners';
import { handToPeople } from '../hand-over';
import { eachOf } from '../../shares/each-due';
import { readInTurns } from '../../shares/read-in-turns';
import { createStallWatch } from '../../shares/stall-watch';
import type { CaseStore, CaseTables } from '../tables';
import type { Typing } from '../typing';
import { giveChat } from './give-chat';

export interface ChatRoutingPorts {
  store: CaseStore;
  clock: Clock;
  typing: Pick<Typing, 'answering'>;
}

const mostAtOnce = 200;
/** Milliseconds from one look at agents’ chats to the next. */
const longestGap = 20_000;

/** Gives chats of the queue to agents, and takes back those that their agents leave unanswered. */
export function createChatRouting({ store, clock, typing }: ChatRoutingPorts) {
  /** By case: whom the visitor waits for, by what, and since when this process has seen it. */
  const waits = new Map<string, { of: string; since: number }>();
  /** The chats of agents that have been looked at since the list was last read to its end. */
  const seen = new Set<string>();
  const stalls = createStallWatch(clock.elapsed, longestGap);
  const queue = readInTurns(
    {
      read: (which) => store.cases.toRoute(which),
      ids: () => store.cases.idsOf('toRoute'),
      idOf: ({ id }) => id,
    },
    mostAtOnce,
  );
  const ownedChats = readInTurns(
    {
      read: (which) => store.cases.toReturn(which),
      ids: () => store.cases.idsOf('toReturn'),
      idOf: ({ chat }) => chat.id,
    },
    mostAtOnce,
  );

  /** Gives what nobody has: agents came online, have room again, or a chat was handed over. */
  async function giveWaiting(): Promise<void> {
    const stuck = new Set<string>();
    const { rows } = await queue();
    await eachOf(rows, async (chat) => {
      const isForAnybody = chat.wantedAgent === undefined && chat.wantedTags === undefined;
      if (isForAnybody && stuck.has(chat.widgetId)) return;
      const given = await store.transaction((tables) => giveChat(tables, chat, clock.now()));
      if (given === 'nobody' && isForAnybody) stuck.add(chat.widgetId);
    });
  }

  /** What the visitor waits for, as long as that is the same answer. */
  function waitOf(chat: ChatCase, unansweredSince: number | undefined): string | undefined {
    const owner = ownerOf(chat);
    if (!owner || chat.state === 'closed' || chat.botId !== undefined) return undefined;
    if (chat.snoozedUntil !== undefined) return undefined;
    const isWaiting = chat.state === 'waiting' || unansweredSince !== undefined;
    return isWaiting ? [owner.email, chat.state, chat.handedOverAt, unansweredSince].join(' ') : undefined;
  }

  function forgetUnseen(): void {
    for (const id of waits.keys()) if (!seen.has(id)) waits.delete(id);
    seen.clear();
  }

  async function takeBackUnanswered(): Promise<void> {
    const { rows: chats, isLast } = await ownedChats();
    if (stalls.hasStalled()) waits.clear();
    stalls.noteRun();
    for (const { chat } of chats) seen.add(chat.id);
    if (isLast) forgetUnseen();
    const unanswered = await unansweredSince(
      store,
      chats.map(({ chat }) => chat.id),
    );
    await eachOf(chats, async ({ chat, afterSeconds }) => {
      const of = waitOf(chat, unanswered.get(chat.id));
      const isAnswering = typing.answering(chat.id).some(({ email }) => email === ownerOf(chat)?.email);
      const wait = waits.get(chat.id);
      if (of === undefined) waits.delete(chat.id);
      else if (isAnswering || wait?.of !== of) waits.set(chat.id, { of, since: clock.elapsed() });
      else if (clock.elapsed() - wait.since >= afterSeconds * 1000) await takeBack(chat, of, afterSeconds);
    });
  }

  async function takeBack({ id }: ChatCase, of: string, seconds: number): Promise<void> {
    const at = clock.now();
    // Where it can't be written, answers can't be either: the time begins again.
    waits.delete(id);
    await store.transaction(async (tables) => {
      const chat = await tables.cases.lock(id);
      const owner = chat && ownerOf(chat);
      // The agent may have answered, or given it away, just before.
      if (!owner || waitOf(chat, (await unansweredSince(tables, [id])).get(id)) !== of) return;
      const { widgetId } = chat;
      const number = (await tables.routing.ofCase(id)).length;
      const from = { email: owner.email, name: owner.alias };
      const facts = { kind: 'returned', from, seconds } as const;
      await tables.routing.add({ caseId: id, number, widgetId, at, facts });
      await handToPeople(tables, chat, at);
    });
  }

  return async function routeChats(): Promise<void> {
    await eachOf([takeBackUnanswered, giveWaiting], (work) => work());
    stalls.noteRun();
  };
}

/** By case: since when what the visitor wrote is unanswered, where it is. */
async function unansweredSince({ entries }: Pick<CaseTables, 'entries'>, caseIds: string[]) {
  const previews = await entries.previews(caseIds);
  return new Map(previews.map((preview) => [preview.caseId, preview.unansweredSince]));
}
