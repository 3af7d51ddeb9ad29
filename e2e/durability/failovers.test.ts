import { randomInt } from 'node:crypto';
import { test } from 'playwright/test';
import { hasPgBouncer } from '../../src/service/storage/postgres/test-pooler';
import { hasPostgres } from '../../src/service/storage/postgres/test-server';
import { anyOf, createKillableService, pause } from './killable-service';
import { startLoad, type Load } from './load';
import { createConsoleCalls } from './persistent-client';
import { proveNothingLost } from './prove-nothing-lost';
import { createReceiver } from './receiver';
import { startPooledDatabase } from './replicated-database';

/** `npm run prove:failover` asks for a hundred. */
const rounds = Number(process.env.FAILOVER_ROUNDS ?? 2);
/** Whose messages are all told to webhooks and bots, and compared, before a test ends. */
const visitors = process.env.FAILOVER_ROUNDS ? 8 : 4;

test.setTimeout(180_000 + rounds * 30_000);
test.skip(!hasPostgres || !hasPgBouncer, 'PostgreSQL and PgBouncer are not installed here.');

test(`${rounds} kills of an instance, the pooler or the primary, whose replica takes over, lose nothing acknowledged`, async () => {
  const receiver = await createReceiver();
  const { database, pooler, settings: pooled } = await startPooledDatabase();
  const settings = { ...pooled, DEMO_BOT_URL: receiver.url };
  const instances = [await createKillableService(settings), await createKillableService(settings)];
  function aWhile() {
    return pause(Math.random() * 1_000);
  }
  const kills = {
    async primary() {
      await database.failOver(aWhile);
    },
    async pooler() {
      await pooler.kill();
      await aWhile();
      await pooler.start();
    },
    async instance() {
      const victim = anyOf(instances);
      await victim.kill();
      await aWhile();
      await victim.start();
    },
  };
  const names = Object.keys(kills) as (keyof typeof kills)[];
  const killed = { primary: 0, pooler: 0, instance: 0 };
  let longestSilence = 0;
  try {
    for (const instance of instances) await instance.start();
    function where() {
      return anyOf(instances).url;
    }
    const calls = await createConsoleCalls(where);
    const load = startLoad(where, calls, visitors);
    for (let round = 0; round < rounds; round++) {
      await pause(100 + Math.random() * 1_500);
      // Few rounds begin with what most can be lost by.
      const name = names[round < names.length ? round : randomInt(names.length)] ?? 'primary';
      killed[name] += 1;
      const watched = watchSilence(load);
      await kills[name]();
      longestSilence = Math.max(longestSilence, await watched.end());
    }
    const proven = await proveNothingLost(load, receiver, calls, visitors);
    const counts = names.map((name) => `${killed[name]} of the ${name}`).join(', ');
    process.stdout.write(
      `${rounds} kills (${counts}), at most ${Math.round(longestSilence)} ms without a message: ${proven}\n`,
    );
  } finally {
    for (const instance of instances) await instance.remove();
    await pooler.stop();
    await database.stop();
    await receiver.close();
  }
});

/** Measures for how long no visitor's message is acknowledged. */
function watchSilence(load: Load) {
  let [sent, since, longest] = [count(load), performance.now(), 0];
  function look() {
    const now = performance.now();
    longest = Math.max(longest, now - since);
    if (count(load) === sent) return;
    [sent, since] = [count(load), now];
  }
  const timer = setInterval(look, 10);
  return {
    /** Once another message has come through. */
    async end(): Promise<number> {
      const before = count(load);
      while (count(load) === before) await pause(10);
      look();
      clearInterval(timer);
      return longest;
    },
  };
}

function count({ chats }: Load): number {
  return chats.reduce((sum, { texts }) => sum + texts.length, 0);
}
