import { formatSystemEntry } from '../../../../contract/chat/system-entry';
import { longestSnoozeDays } from '../../../../contract/limits';
import { hoursAt, type Schedule } from '../../../../contract/hours/schedule';
import { addDays, dayAt, instantOf, isTimeZone } from '../../../../contract/hours/zoned-time';
import type { NewSnooze } from '../../../../operations/console/inbox/put-aside';
import type { Agent } from '../../agents/agents';
import { Failure, invalidParameter } from '../../failure';
import type { Clock } from '../../ports';
import { caseTexts } from '../case-texts';
import type { ChatCase, ChatOwner } from '../cases';
import type { CaseStore, CaseTables } from '../tables';
import { sayBack } from '../waking';
import { ownerOf, type ChatOwners } from './chat-owners';
import { assertRead, lockAnswered } from './lock-answered';

export interface PutAsidePorts {
  store: Pick<CaseStore, 'transaction'>;
  clock: Clock;
  owners: Pick<ChatOwners, 'assertFree'>;
}

const longestSnooze = longestSnoozeDays * 86_400_000;
const nine = 9 * 60;

/** Agents put cases aside: a chat until a time, an offline message for good. */
export function createPutAside({ store, clock, owners }: PutAsidePorts) {
  async function lockOpen(tables: CaseTables, agent: Agent, caseId: string): Promise<ChatCase> {
    const chat = await lockAnswered(tables, agent, caseId);
    await owners.assertFree(tables, agent, chat);
    if (chat.state === 'closed') throw new Failure('caseClosed');
    return chat;
  }

  return {
    /** Marks an offline message as done, or opens it again. What is so already stays as it is. */
    async setDone(
      agent: Agent,
      chat: ChatCase,
      by: ChatOwner,
      isDone: boolean,
    ): Promise<ChatCase | undefined> {
      if (chat.type !== 'offline')
        throw new Failure('notAvailable', 'Only offline messages can be marked as done.');
      return store.transaction(async (tables) => {
        const current = await lockAnswered(tables, agent, chat.id);
        if (isDone === (current.done !== undefined)) return current;
        return tables.cases.update(chat.id, { done: isDone ? { at: clock.now(), by } : undefined });
      });
    },

    /** The chat is the agent's, and comes back to their list at that time. Throws `chatTaken` where another agent has it, or the visitor has just written. */
    async snooze(
      agent: Agent,
      caseId: string,
      alias: string,
      { until, lastIndex }: NewSnooze,
    ): Promise<ChatCase | undefined> {
      const at = clock.now();
      if (until <= at || until > at + longestSnooze)
        throw invalidParameter('until', `must be in the next ${longestSnoozeDays} days`);
      return store.transaction(async (tables) => {
        const chat = await lockOpen(tables, agent, caseId);
        const isMine = ownerOf(chat)?.email === agent.email;
        if (isMine && chat.snoozedUntil === until) return chat;
        await assertRead(tables, caseId, lastIndex);
        const text = formatSystemEntry({ token: 'info', text: caseTexts.snoozed(alias) });
        await tables.entries.append({ caseId, kind: 'note', author: '', text, at });
        const claimedBy = { email: agent.email, alias };
        return tables.cases.update(caseId, { claimedBy, snoozedUntil: until, backSince: undefined });
      });
    },

    async wake(agent: Agent, caseId: string): Promise<ChatCase | undefined> {
      return store.transaction(async (tables) => {
        const chat = await lockOpen(tables, agent, caseId);
        if (chat.snoozedUntil === undefined) return chat;
        await sayBack(tables, caseId, clock.now());
        return tables.cases.update(caseId, { snoozedUntil: undefined });
      });
    },

    /** When a widget opens tomorrow or later; nine o'clock if it has no hours, or is open all night. */
    morning(schedule: Schedule | undefined, ownZone: string): number {
      const wanted = schedule?.timeZone ?? ownZone;
      const zone = isTimeZone(wanted) ? wanted : 'UTC';
      const tomorrow = addDays(dayAt(zone, clock.now()), 1);
      return hoursAt(schedule, instantOf(zone, tomorrow, 0)).opensAt ?? instantOf(zone, tomorrow, nine);
    },
  };
}
