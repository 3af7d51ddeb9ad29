import { join } from 'node:path';
import { pause } from './bench-service.mjs';
import { from, messagesPerCase, organisation, seedMessages } from './seed-messages.mjs';
import { median, row } from './table.mjs';

const token = 'demo-api-token';
const pages = 1_000;
const casesPerPage = 100;
/** One page more, so that page 1,000 also has a next one. */
const cases = (pages + 1) * casesPerPage;
const samples = 41;
const range = { start: new Date(from).toISOString(), end: new Date(from + cases * 500).toISOString() };

/** An export of a million messages, page by page: the last pages must not cost more than the first. */
export async function measureExport(service) {
  await service.stop();
  const seconds = await seedMessages(join(service.dataDir, 'postgres'), cases);
  await service.start();
  const first = `${service.url}/api/v2/${organisation}/logs?${new URLSearchParams(range)}`;
  const began = performance.now();
  let last = first;
  for (let page = 1; page < pages; page++) last = (await readPage(last)).next;
  const perSecond = (pages - 1) / ((performance.now() - began) / 1000);
  const milliseconds = { first: [], last: [] };
  for (let sample = 0; sample < samples; sample++) {
    milliseconds.first.push((await readPage(first)).milliseconds);
    milliseconds.last.push((await readPage(last)).milliseconds);
  }
  const [ofFirst, ofLast] = [median(milliseconds.first), median(milliseconds.last)];
  return [
    { name: `messages, in ${cases} cases`, value: cases * messagesPerCase, note: `seeded in ${seconds} s` },
    { name: 'pages, one after the other', value: perSecond, unit: '/s' },
    { name: 'page 1', value: ofFirst, unit: 'ms' },
    { name: `page ${pages}`, value: ofLast, unit: 'ms' },
    row(`page ${pages} beside page 1`, ofLast / ofFirst, '×', 1.3, 1.05),
  ];
}

async function readPage(url) {
  const began = performance.now();
  const answer = await fetch(url, { headers: { authorization: token } });
  const body = await answer.json();
  const milliseconds = performance.now() - began;
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after'));
    await pause(seconds * 1000);
    return readPage(url);
  }
  if (body.cases?.length !== casesPerPage)
    throw new Error(`Answered ${answer.status}: ${JSON.stringify(body).slice(0, 200)}`);
  return { milliseconds, next: body.linkToNextSetOfResults };
}
