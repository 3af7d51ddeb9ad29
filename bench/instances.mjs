import { Client } from 'pg';
import { notificationParts } from './notification-profile.mjs';
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
  profileMs: 20_000,
  warmUpSends: 5_000,
  chats: 600,
};
/** Shows that the bench runs; its figures mean nothing. */
export const sample = { counts: [2], rounds: 1, roundMs: 200, profileMs: 200, warmUpSends: 0, chats: 20 };
/** Of each instance: more are there for more visitors, not for the same ones. */
const callers = 32;
/** As the server lists those connections of the service that send notifications and listen to them. */
const ofNotifications = new Set(['chat-widget notifications', 'chat-widget changes']);

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
      if (rows.length === 0) rows.push(shareRow(1, await one.partsOfNotifications(effort.profileMs)));
      rows.push(shareRow(count, await group.partsOfNotifications(effort.profileMs)));
      const perSecond = await measureBeside(one, group, effort);
      await end(one);
      await end(group);
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
  /** Each instance and each of their database's connections, with the milliseconds that it has run. */
  async function processes() {
    const found = [
      ...instances.map((instance) => ({ id: instance.processId(), name: 'instance' })),
      ...(await database.connections()),
    ];
    return Promise.all(found.map(async (one) => ({ ...one, ms: await processorMs(one.id) })));
  }
  for (let sent = 0; sent < warmUpSends * count;) sent += await send(1_000);
  return {
    async send(mode, milliseconds) {
      await database.turn(mode);
      return send(milliseconds);
    },
    /** Of all time of the processors while messages are sent, what goes to notifications. */
    async partsOfNotifications(milliseconds) {
      const before = await processes();
      await Promise.all(instances.map((instance) => instance.startProfile()));
      await send(milliseconds);
      const profiles = await Promise.all(instances.map((instance) => instance.takeProfile()));
      const used = usedBetween(before, await processes());
      const { sent, heard } = notificationParts(profiles);
      const all = sumOf(used, () => true);
      const ofInstances = sumOf(used, ({ name }) => name === 'instance') / all;
      return {
        database: sumOf(used, ({ name }) => ofNotifications.has(name)) / all,
        sent: sent * ofInstances,
        heard: heard * ofInstances,
      };
    },
    async remove() {
      await database.close();
      for (const instance of instances) await instance.remove();
    },
  };
}

/** Without connections that were opened or closed meanwhile. */
function usedBetween(before, after) {
  const earlier = new Map(before.map(({ id, ms }) => [id, ms]));
  const used = after.map((one) => ({ ...one, ms: one.ms - earlier.get(one.id) }));
  return used.filter(({ ms }) => ms >= 0);
}

function sumOf(used, isWanted) {
  return used.filter(isWanted).reduce((sum, { ms }) => sum + ms, 0);
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
      `select pid as id, application_name as name from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return found;
  }
  return { turn, connections, close: () => client.end() };
}

function rowsOf(count, { one, group }) {
  const [on, off] = [ratios(group.on, one.on), ratios(group.off, one.off)];
  return [
    { name: `sends of 1 instance, beside ${count}`, value: median(one.on), unit: '/s' },
    { ...row(`sends of ${count} instances beside 1`, median(on), '×', 0.9, 1, true), note: errorNote(on) },
    { name: 'the same without notifications', value: median(off), unit: '×', note: errorNote(off) },
  ];
}

function ratios(above, below) {
  return above.map((figure, round) => figure / below[round]);
}

/** Twice the standard error. */
function errorNote(values) {
  return `± ${(2 * errorOfMedian(values)).toFixed(3)}`;
}

function shareRow(count, { database, sent, heard }) {
  const [all, ...parts] = [database + sent + heard, database, sent, heard].map((part) => part * 100);
  const [inDatabase, toSend, toHear] = parts.map((part) => part.toFixed(2));
  return {
    ...row(`share of notifications, ${count} sending`, all, '%', 5, 2),
    note: `in PostgreSQL ${inDatabase}, in instances to send ${toSend} and to hear ${toHear}`,
  };
}
