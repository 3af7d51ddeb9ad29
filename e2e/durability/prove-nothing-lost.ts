import { expect } from 'playwright/test';
import type { DeliverySummary } from '../../src/operations/console/deliveries';
import type { Load } from './load';
import { findLosses } from './losses';
import type { ConsoleCalls } from './persistent-client';
import type { Receiver } from './receiver';

/** Ends the load and waits until all that is due has gone out; throws when anything is lost. Answers what there was. */
export async function proveNothingLost(
  load: Load,
  receiver: Receiver,
  calls: ConsoleCalls,
  visitors: number,
): Promise<string> {
  await expect.poll(() => isEnough(load, visitors), { timeout: 120_000 }).toBe(true);
  await load.finish();
  await expect.poll(() => countPending(calls), { timeout: 90_000 }).toBe(0);
  expect(await findLosses(load, receiver, calls)).toEqual([]);
  await expectToNoticeLosses(load, receiver, calls);
  const sent = load.chats.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    `${load.chats.length} chats, ${sent} messages, ${load.statuses.length} changes of status, ` +
    `${receiver.bot().length + receiver.webhooks().length} events delivered, ${receiver.repeated()} of them twice.`
  );
}

function isEnough({ chats, statuses }: Load, visitors: number): boolean {
  const hasFinished = chats.some(({ isClosed, isWithBot }) => isClosed && isWithBot);
  return hasFinished && chats.length > visitors && statuses.length > 1;
}

/** The proof proves something: each kind of loss would be named. */
async function expectToNoticeLosses(load: Load, receiver: Receiver, calls: ConsoleCalls) {
  const [chat] = load.chats.filter(({ isClosed, isWithBot }) => isClosed && isWithBot);
  if (!chat) throw new Error('No chat with the bot was closed.');
  const unheard: Receiver = { ...receiver, bot: () => [], webhooks: () => [] };
  const only = { ...load, chats: [chat] };
  const unsaid = { ...only, chats: [{ ...chat, texts: [...chat.texts, 'never said'] }] };
  expect(await findLosses(unsaid, receiver, calls)).toHaveLength(2);
  expect(await findLosses(only, unheard, calls)).toHaveLength(3);
}

/** Mails wait: the demo has no mail server. */
async function countPending(calls: ConsoleCalls): Promise<number> {
  const counts = await Promise.all(
    ['webhook', 'bot'].map(async (channel) => {
      const query = `/deliveries?state=pending&channel=${channel}`;
      return (await calls<{ deliveries: DeliverySummary[] }>('GET', query)).deliveries.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
