import { join } from 'node:path';
import { openConsole } from './bench-console.mjs';
import { pause } from './bench-service.mjs';
import { messagesPerCase, seedMessages } from './seed-messages.mjs';
import { median, row } from './table.mjs';

/** `SEARCH_MESSAGES=1000000` takes a quarter of an hour, most of it until all words are indexed. */
const messages = Number(process.env.SEARCH_MESSAGES ?? 100_000);
const samples = 21;

/** Finds words among the messages of ended chats, as agents do in their inbox. */
export async function measureSearch(service, { cases } = { cases: messages / messagesPerCase }) {
  await service.stop();
  await seedMessages(join(service.dataDir, 'postgres'), cases);
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
    rows.push(row(`${name}, among ${cases * messagesPerCase} messages`, median(times), 'ms', 200, 50));
  }
  return [{ name: 'all words indexed after', value: indexed, unit: 's' }, ...rows];
}

async function find(console, text) {
  const began = performance.now();
  const { cases } = await console.get(`/cases?view=closed&text=${encodeURIComponent(text)}`);
  return { found: cases.length, milliseconds: performance.now() - began };
}
