import { expect, test } from 'playwright/test';
import type { DeliverySummary } from '../../src/contract/endpoints';
import { createKillableService, pause } from './killable-service';
import { startLoad, type Load } from './load';
import { findLosses } from './losses';
import { createConsoleCalls, type ConsoleCalls } from './persistent-client';
import { createReceiver, type Receiver } from './receiver';

/** `npm run prove:crash` asks for a hundred. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 3);
const visitors = 8;

test.setTimeout(120_000 + rounds * 15_000);

test(`${rounds} kills at random moments lose nothing acknowledged and no webhook, in order per case`, async () => {
  const receiver = await createReceiver();
  const service = await createKillableService({ DEMO_BOT_URL: receiver.url });
  try {
    await service.start();
    const calls = await createConsoleCalls(service.url);
    const load = startLoad(service.url, calls, visitors);
    for (let round = 0; round < rounds; round++) {
      await pause(100 + Math.random() * 1_500);
      await service.kill();
      await service.start();
    }
    await load.finish();
    await expect.poll(() => countPending(calls), { timeout: 60_000 }).toBe(0);
    expect(await findLosses(load, receiver, calls)).toEqual([]);
    expect(load.chats.length).toBeGreaterThan(visitors);
    expect(load.statuses).not.toEqual([]);
    await expectToNoticeLosses(load, receiver, calls);
    const sent = load.chats.reduce((sum, { texts }) => sum + texts.length, 0);
    process.stdout.write(
      `${rounds} kills: ${load.chats.length} chats, ${sent} messages, ${load.statuses.length} changes of status, ` +
        `${receiver.bot().length + receiver.webhooks().length} events delivered, ${receiver.repeated()} of them twice.\n`,
    );
  } finally {
    await service.remove();
    await receiver.close();
  }
});

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
