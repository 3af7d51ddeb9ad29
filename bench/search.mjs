import { join } from 'node:path';
import { openConsole } from './bench-console.mjs';
import { pause } from './bench-service.mjs';
import { startInstances, startPostgres } from './postgres-server.mjs';
import { messagesPerCase, seedMessages } from './seed-messages.mjs';
import { median, row } from './table.mjs';

/** `SEARCH_MESSAGES=1000000` takes half an hour, most of it until all words are indexed. */
const messages = Number(process.env.SEARCH_MESSAGES ?? 100_000);
const samples = 21;

/** Finds words among the messages of ended chats, as agents do in their inbox, on both engines. */
export async function measureSearch(service, { cases } = { cases: messages / messagesPerCase }) {
  const rows = await measureEngine(service, join(service.dataDir, 'postgres'), cases, 'embedded');
  const { server, row: missing } = await startPostgres('search on PostgreSQL');
  if (!server) return [...rows, missing];
  try {
    const databaseUrl = await server.createDatabase();
    const [instance] = await startInstances(databaseUrl, 1);
    try {
      return [...rows, ...(await measureEngine(instance, databaseUrl, cases, 'PostgreSQL'))];
    } finally {
      await instance.remove();
    }
  } finally {
    await server.stop();
  }
}

async function measureEngine(service, cluster, cases, engine) {
  await service.stop();
  await seedMessages(cluster, cases);
  await service.start();
  const console = await openConsole(service.url);
  const began = performance.now();
  while ((await find(console, `said in ${cases - 1}`)).found === 0) await pause(200);
  while ((await find(console, 'said in 1')).found === 0) await pause(200);
  const indexed = (performance.now() - began) / 1000;
  const asked = {
    'a word of one chat': `${cases - 1}`,
    'a word of every chat': 'message',
    'two words': 'usual 77',
  };
  const rows = [];
  for (const [name, text] of Object.entries(asked)) {
    const times = [];
    for (let sample = 0; sample < samples; sample++) times.push((await find(console, text)).milliseconds);
    rows.push(
      row(`${name}, among ${cases * messagesPerCase} messages, ${engine}`, median(times), 'ms', 200, 50),
    );
  }
  return [{ name: `all words indexed after, ${engine}`, value: indexed, unit: 's' }, ...rows];
}

async function find(console, text) {
  const began = performance.now();
  const { cases } = await console.get(`/cases?view=closed&text=${encodeURIComponent(text)}`);
  return { found: cases.length, milliseconds: performance.now() - began };
}
