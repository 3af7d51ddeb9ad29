import { from, key, pause } from './bench-service.mjs';
import { fit } from './least-squares.mjs';
import { row, withoutBounds } from './table.mjs';

const visitors = 40;
const messagesOfChat = 8;
const betweenWords = 250;
const betweenLooks = 1_000;
/** Seconds of which the least counts, which the rhythm of the garbage collection moves hardly. */
const looksOfPoint = 15;
/** Of the first part the service fills its caches. */
const warmUp = 0.4;
/** Minutes: a shorter one only fills the caches. */
const judgedFrom = 20;

/** Visitors who start chats, write, poll and leave for so many minutes; answers whether memory grows meanwhile. */
export async function measureSoak(service, minutes) {
  const until = performance.now() + minutes * 60_000;
  const looks = [];
  let chats = 0;
  async function look() {
    while (performance.now() < until) {
      looks.push({ at: performance.now(), kB: await service.memory() });
      await pause(betweenLooks);
    }
  }
  async function visit(at) {
    for (let turn = 0; performance.now() < until; turn++, chats++)
      await chat(service, at + visitors * (turn % 1_000));
  }
  await Promise.all([look(), ...Array.from({ length: visitors }, (_, at) => visit(at))]);
  const points = leastOf(looks.slice(Math.floor(looks.length * warmUp)));
  const { slope, error } = fit(
    points.map(({ at }) => at / 3_600_000),
    points.map(({ kB }) => kB / 1_024),
  );
  const growth = row('growth beyond twice its standard error', Math.max(0, slope - 2 * error), 'MB/h', 5, 0);
  return [
    { name: `chats in ${minutes} minutes`, value: chats },
    { name: 'memory at the end', value: points.at(-1).kB / 1_024, unit: 'MB' },
    { name: 'memory grows by', value: slope, unit: 'MB/h', note: `± ${(2 * error).toFixed(1)}` },
    minutes < judgedFrom ? withoutBounds(growth) : growth,
  ];
}

async function chat(service, visitor) {
  const caseId = await service.startChat(visitor);
  for (let said = 0; said < messagesOfChat; said++) {
    await send(service, visitor, { caseId, messageType: '1', messageBody: 'A word', messageId: `m${said}` });
    await poll(service, visitor, caseId);
    await pause(betweenWords);
  }
  await send(service, visitor, { caseId, messageType: '2' });
}

async function send({ url }, visitor, fields) {
  const headers = { 'x-api-key': key, ...from(visitor) };
  const answer = await fetch(`${url}/api/v1/chat`, {
    method: 'PUT',
    headers,
    body: new URLSearchParams(fields),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A message was refused: ${answer.status}`);
}

async function poll({ url }, visitor, caseId) {
  const headers = { 'x-api-key': key, ...from(visitor) };
  const answer = await fetch(`${url}/api/v1/chat/poll/${caseId}?index=0`, { headers });
  await answer.arrayBuffer();
}

function leastOf(looks) {
  const points = [];
  for (let start = 0; start < looks.length; start += looksOfPoint) {
    const few = looks.slice(start, start + looksOfPoint);
    points.push({ at: few[0].at, kB: Math.min(...few.map(({ kB }) => kB)) });
  }
  return points;
}
