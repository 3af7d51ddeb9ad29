import { test } from 'playwright/test';
import { createKillableService, pause } from './killable-service';
import { startLoad } from './load';
import { createConsoleCalls } from './persistent-client';
import { proveNothingLost } from './prove-nothing-lost';
import { createReceiver } from './receiver';

/** `npm run prove:crash` asks for a hundred. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 2);
/** Whose messages are all told to webhooks and bots, and compared, before a test ends. */
const visitors = process.env.CRASH_ROUNDS ? 8 : 4;

test.setTimeout(120_000 + rounds * 15_000);

test(`${rounds} kills at random moments lose nothing acknowledged and no webhook, in order per case`, async () => {
  const receiver = await createReceiver();
  const service = await createKillableService({ DEMO_BOT_URL: receiver.url });
  try {
    await service.start();
    function where() {
      return service.url;
    }
    const calls = await createConsoleCalls(where);
    const load = startLoad(where, calls, visitors);
    for (let round = 0; round < rounds; round++) {
      await pause(100 + Math.random() * 1_500);
      await service.kill();
      await service.start();
    }
    process.stdout.write(`${rounds} kills: ${await proveNothingLost(load, receiver, calls, visitors)}\n`);
  } finally {
    await service.remove();
    await receiver.close();
  }
});
