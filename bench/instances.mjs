import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { runnerImport } from 'vite';
import { startBenchService } from './bench-service.mjs';
import { sendsPerSecond, startChats } from './service-ratios.mjs';
import { median, row } from './table.mjs';

/** All instances run throughout, and hear each other; so many of them get the messages. */
const whole = { counts: [1, 2, 4, 8], rounds: 7, roundMs: 1_000, warmUpSends: 5_000, chats: 600 };
/** Shows that the bench runs; its figures mean nothing. */
export const sample = { counts: [1, 2], rounds: 1, roundMs: 200, warmUpSends: 0, chats: 20 };
const callers = 32;

/** Messages of visitors to one PostgreSQL by more and more instances, with notifications between them and without. */
export async function measureInstances({ counts, rounds, roundMs, warmUpSends, chats } = whole) {
  const { module } = await runnerImport(
    fileURLToPath(new URL('../src/service/storage/postgres/test-server.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  );
  if (!module.hasPostgres) return [{ name: 'sends of several instances', note: module.postgresName }];
  const server = await module.startTestServer({ isDurable: true, mostConnections: 300 });
  const databaseUrl = await server.createDatabase();
  const notifications = await createSwitch(databaseUrl);
  const instances = await startInstances(databaseUrl, Math.max(...counts));
  try {
    const started = await startChats(instances[0], 1, chats);
    await warmUp(instances, started, warmUpSends);
    const perSecond = { on: new Map(), off: new Map() };
    for (let round = 0; round < rounds; round++)
      for (const count of counts)
        for (const mode of round % 2 === 0 ? ['on', 'off'] : ['off', 'on']) {
          await notifications.turn(mode);
          const figure = await sendBy(instances.slice(0, count), started, roundMs);
          perSecond[mode].set(count, [...(perSecond[mode].get(count) ?? []), figure]);
        }
    return describe(counts, perSecond);
  } finally {
    await notifications.close();
    for (const instance of instances) await instance.remove();
    await server.stop();
  }
}

async function startInstances(databaseUrl, count) {
  const settings = { DATABASE_URL: databaseUrl, SECRETS_KEY: randomBytes(32).toString('hex') };
  const instances = [];
  for (let started = 0; started < count; started++) instances.push(await startBenchService(settings));
  return instances;
}

/** Until the code of each is compiled. */
async function warmUp(instances, chats, sends) {
  for (let sent = 0; sent < sends * instances.length;) sent += await sendBy(instances, chats, 1_000);
}

/** Messages a second of all these instances together. */
async function sendBy(instances, chats, milliseconds) {
  const connections = callers / instances.length;
  const figures = await Promise.all(
    instances.map((instance) => sendsPerSecond(instance, chats, { connections, milliseconds })),
  );
  return figures.reduce((sum, figure) => sum + figure, 0);
}

/** Takes the place of `pg_notify` in the database: its search path finds this one first. */
async function createSwitch(databaseUrl) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select current_database() as name');
  await client.query('create schema switched');
  await client.query(`alter database ${rows[0].name} set search_path = public, switched, pg_catalog`);
  async function turn(mode) {
    const work = mode === 'on' ? 'perform pg_catalog.pg_notify(channel, payload);' : '';
    await client.query(`create or replace function switched.pg_notify(channel text, payload text) returns void
      language plpgsql as $$ begin ${work} end $$`);
  }
  await turn('on');
  return { turn, close: () => client.end() };
}

function describe(counts, { on, off }) {
  const [fewest] = counts;
  function ratio(above, below) {
    return median(above.map((figure, round) => figure / below[round]));
  }
  return [
    { name: `sends of ${fewest} instance`, value: median(on.get(fewest)), unit: '/s' },
    ...counts
      .slice(1)
      .map((count) =>
        row(
          `sends of ${count} instances beside ${fewest}`,
          ratio(on.get(count), on.get(fewest)),
          '×',
          0.9,
          1,
          true,
        ),
      ),
    ...counts.map((count) =>
      row(
        `share of notifications, ${count} sending`,
        (1 - ratio(on.get(count), off.get(count))) * 100,
        '%',
        5,
        2,
      ),
    ),
  ];
}
