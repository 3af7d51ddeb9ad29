import { randomBytes } from 'node:crypto';
import { test } from 'playwright/test';
import { hasPostgres, startTestServer } from '../../src/service/storage/postgres/test-server';
import { anyOf, createKillableService, pause } from './killable-service';
import { startLoad } from './load';
import { createConsoleCalls } from './persistent-client';
import { proveNothingLost } from './prove-nothing-lost';
import { createReceiver } from './receiver';

/** `npm run prove:crash` asks for a hundred. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 1);
/** Whose messages are all told to webhooks and bots, and compared, before a test ends. */
const visitors = process.env.CRASH_ROUNDS ? 8 : 4;

test.setTimeout(180_000 + rounds * 40_000);
test.skip(!hasPostgres, 'No PostgreSQL server is installed here: apt-get install postgresql.');

test(`${rounds} kills of one of two instances and of PostgreSQL below them lose nothing acknowledged and no webhook, in order per case`, async () => {
  const receiver = await createReceiver();
  const database = await startTestServer({ isDurable: true });
  const settings = {
    DATABASE_URL: await database.createDatabase(),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    DEMO_BOT_URL: receiver.url,
  };
  const instances = [await createKillableService(settings), await createKillableService(settings)];
  async function killAndStart(victim: { kill(): Promise<void>; start(): Promise<unknown> }) {
    await pause(100 + Math.random() * 1_500);
    await victim.kill();
    await pause(Math.random() * 1_000);
    await victim.start();
  }
  try {
    for (const instance of instances) await instance.start();
    function where() {
      return anyOf(instances).url;
    }
    const calls = await createConsoleCalls(where);
    const load = startLoad(where, calls, visitors);
    for (let round = 0; round < rounds; round++) {
      await killAndStart(anyOf(instances));
      await killAndStart(database);
    }
    const proven = await proveNothingLost(load, receiver, calls, visitors);
    process.stdout.write(`${rounds} kills of one of two instances and of PostgreSQL below them: ${proven}\n`);
  } finally {
    for (const instance of instances) await instance.remove();
    await database.stop();
    await receiver.close();
  }
});
