import { from, key } from './bench-service.mjs';
import { row } from './table.mjs';

const whole = { visitors: 60, millisecondsOfPolling: 15_000 };
/** Only whether it runs. */
export const sample = { visitors: 2, millisecondsOfPolling: 300 };
const longestText = 'x'.repeat(10_000);
/** With the first one, what a visitor may write into a chat within ten minutes. */
const messages = 49;
const betweenLooks = 100;

/** What visitors who poll their own long chats from the beginning, again and again, take of memory. */
export async function measureGreedyReaders(service, { visitors, millisecondsOfPolling } = whole) {
  const cases = await Promise.all(Array.from({ length: visitors }, (_, at) => service.startChat(at)));
  for (let n = 0; n < messages; n++)
    await Promise.all(cases.map((caseId, at) => send(service.url, at, caseId, `m${n}`)));
  const filled = await service.memory();
  let peak = filled;
  const looks = setInterval(async () => {
    peak = Math.max(peak, await service.memory());
  }, betweenLooks);
  const until = performance.now() + millisecondsOfPolling;
  let polls = 0;
  await Promise.all(
    cases.map(async (caseId, at) => {
      for (; performance.now() < until; polls++) await poll(service.url, at, caseId);
    }),
  );
  clearInterval(looks);
  return [
    { name: `memory before ${visitors} visitors poll`, value: filled / 1_024, unit: 'MB' },
    row(`memory while ${visitors} poll their long chats, peak`, peak / 1_024, 'MB', 400, 250),
    { name: 'polls answered', value: polls },
  ];
}

async function send(url, visitor, caseId, messageId) {
  const body = JSON.stringify({ caseId, messageType: 1, messageBody: longestText, messageId });
  const headers = { 'x-api-key': key, 'content-type': 'application/json', ...from(visitor) };
  const answer = await fetch(`${url}/api/v1/chat`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`A message was refused: ${answer.status} ${await answer.text()}`);
  await answer.body?.cancel();
}

async function poll(url, visitor, caseId) {
  const query = new URLSearchParams({ index: '0', visitorMessages: 'true' });
  const headers = { 'x-api-key': key, ...from(visitor) };
  const answer = await fetch(`${url}/api/v1/chat/poll/${caseId}?${query}`, { headers });
  await answer.arrayBuffer();
}
