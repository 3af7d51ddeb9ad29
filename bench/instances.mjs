import { Client } from 'pg';
import { startInstances, startPostgres } from './postgres-server.mjs';
import { processorMs, sendsPerSecond, startChats } from './service-ratios.mjs';
import { errorOfMedian, median, row } from './table.mjs';

/**
 * `counts`: so many instances, each group on a database of its own, beside one instance on another. `INSTANCES=4 ROUNDS=40`
 * measures four alone, for twenty minutes, on a machine whose nine rounds differ by more than what is to be seen.
 */
const whole = {
  counts: process.env.INSTANCES ? [Number(process.env.INSTANCES)] : [2, 4, 8],
  rounds: Number(process.env.ROUNDS ?? 9),
  roundMs: 5_000,
  warmUpSends: 5_000,
  chats: 600,
};
/** Shows that the bench runs; its figures mean nothing. */
export const sample = { counts: [2], rounds: 1, roundMs: 200, warmUpSends: 0, chats: 20 };
/** Of each instance: more are there for more visitors, not for the same ones. */
const callers = 32;

/** Messages of visitors to one PostgreSQL by more and more instances, with notifications between them and without. */
export async function measureInstances({ counts, ...effort } = whole) {
  const { server, row: missing } = await startPostgres('sends of several instances');
  if (!server) return [missing];
  const running = new Set();
  async function start(count) {
    const group = await startGroup(server, count, effort);
    running.add(group);
    return group;
  }
  async function end(group) {
    running.delete(group);
    await group.remove();
  }
  try {
    const rows = [];
    for (const count of counts) {
      // A new one for each group: chats grow, and code gets faster.
      const one = await start(1);
      const group = await start(count);
      const perSecond = await measureBeside(one, group, effort);
      await end(one);
      await end(group);
      if (rows.length === 0) rows.push(...rowsOfOne(perSecond));
      rows.push(...rowsOf(count, perSecond));
    }
    return rows;
  } finally {
    for (const group of running) await end(group);
    await server.stop();
  }
}

/** Instances on a database of their own, whose code is compiled. */
async function startGroup(server, count, { warmUpSends, chats }) {
  const databaseUrl = await server.createDatabase();
  const database = await createSwitch(databaseUrl);
  const instances = await startInstances(databaseUrl, count);
  const started = await startChats(instances[0], 1, chats);
  /** Messages a second of all of them together. */
  async function send(milliseconds) {
    const figures = await Promise.all(
      instances.map((instance) => sendsPerSecond(instance, started, { connections: callers, milliseconds })),
    );
    return figures.reduce((sum, figure) => sum + figure, 0);
  }
  /** Milliseconds that each instance and each of their database's connections has run. */
  async function processorTimes() {
    const processes = [
      ...instances.map((instance) => instance.processId()),
      ...(await database.connections()),
    ];
    return new Map(await Promise.all(processes.map(async (id) => [id, await processorMs(id)])));
  }
  for (let sent = 0; sent < warmUpSends * count;) sent += await send(1_000);
  return {
    async send(mode, milliseconds) {
      await database.turn(mode);
      const before = await processorTimes();
      const perSecond = await send(milliseconds);
      const used = usedBetween(before, await processorTimes());
      return { perSecond, msOfMessage: used / (perSecond * (milliseconds / 1_000)) };
    },
    async remove() {
      await database.close();
      for (const instance of instances) await instance.remove();
    },
  };
}

/** A connection that was closed meanwhile is left out. */
function usedBetween(before, after) {
  const ids = [...before.keys()].filter((id) => before.get(id) > 0 && after.get(id) > 0);
  return ids.reduce((sum, id) => sum + after.get(id) - before.get(id), 0);
}

/** Rounds that take turns, so that what else the machine does weighs on all. */
async function measureBeside(one, group, { rounds, roundMs }) {
  const seen = { one: { on: [], off: [] }, group: { on: [], off: [] } };
  for (let round = 0; round < rounds; round++)
    for (const mode of round % 2 === 0 ? ['on', 'off'] : ['off', 'on']) {
      seen.one[mode].push(await one.send(mode, roundMs));
      seen.group[mode].push(await group.send(mode, roundMs));
    }
  return seen;
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
  async function connections() {
    const { rows: found } = await client.query(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return found.map(({ pid }) => pid);
  }
  return { turn, connections, close: () => client.end() };
}

function rowsOfOne({ one }) {
  const perSecond = median(one.on.map((round) => round.perSecond));
  return [{ name: 'sends of 1 instance', value: perSecond, unit: '/s' }, shareRow(1, one)];
}

function rowsOf(count, { one, group }) {
  return [
    row(`sends of ${count} instances beside 1`, ratio(group.on, one.on, 'perSecond'), '×', 0.9, 1, true),
    { name: 'the same without notifications', value: ratio(group.off, one.off, 'perSecond'), unit: '×' },
    shareRow(count, group),
  ];
}

/** Of the time that a message takes of the processors, what goes to notifications: to send, to hear and to act on. */
function shareRow(count, { on, off }) {
  const share = 1 - ratio(off, on, 'msOfMessage');
  const error = errorOfMedian(ratios(off, on, 'msOfMessage'));
  return {
    ...row(`share of notifications, ${count} sending`, share * 100, '%', 5, 2),
    note: `± ${(200 * error).toFixed(1)}`,
  };
}

function ratio(above, below, figure) {
  return median(ratios(above, below, figure));
}

function ratios(above, below, figure) {
  return above.map((round, at) => round[figure] / below[at][figure]);
}
