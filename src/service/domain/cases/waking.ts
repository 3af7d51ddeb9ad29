import { formatSystemEntry } from '../../../contract/chat/system-entry';
import type { Clock } from '../ports';
import { caseTexts } from './case-texts';
import { eachDue } from '../shares/each-due';
import type { CaseStore, CaseTables } from './tables';

const mostAtOnce = 100;
/** Milliseconds, after which the others wait for the next run. */
const longestRun = 10_000;

/** Brings back chats whose snoozing is over, by the clock that all instances share. Of several instances one does it. */
export function createWaking({ store, clock }: { store: CaseStore; clock: Clock }) {
  async function wake(caseId: string): Promise<void> {
    const at = clock.now();
    await store.transaction(async ({ cases, entries }) => {
      const chat = await cases.lock(caseId);
      // Another instance, the visitor or an agent was quicker.
      if (!chat || (chat.snoozedUntil ?? Infinity) > at) return;
      await sayBack({ entries }, caseId, at);
      await cases.update(caseId, { snoozedUntil: undefined, backSince: at });
    });
  }

  return async function wakeSnoozed(): Promise<void> {
    const until = clock.elapsed() + longestRun;
    await eachDue({
      read: () => store.cases.toWake(clock.now(), mostAtOnce),
      most: mostAtOnce,
      isTimeUp: () => clock.elapsed() >= until,
      work: ({ id }) => wake(id),
    });
  };
}

/** Writes for agents that a snoozed chat is back, by which its idle time begins. */
export async function sayBack(
  { entries }: Pick<CaseTables, 'entries'>,
  caseId: string,
  at: number,
): Promise<void> {
  const text = formatSystemEntry({ token: 'info', text: caseTexts.back });
  await entries.append({ caseId, kind: 'note', author: '', text, at });
}
