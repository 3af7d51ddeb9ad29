import { from, key, pause } from './bench-service.mjs';
import { fit } from './least-squares.mjs';
import { row, withoutBounds } from './table.mjs';

const visitors = 40;
const messagesOfChat = 8;
const betweenWords = 250;
const betweenLooks = 5_000;
/** Of the first part the service fills its caches. */
const warmUp = 0.4;
/** Minutes: a shorter one only fills the caches. */
const judgedFrom = 20;

/**
 * Visitors who start chats, write, poll and leave for so many minutes; answers whether memory grows meanwhile. Garbage is
 * collected before each look: left alone it fills what the engine takes for it over half an hour, which is no growth.
 */
export async function measureSoak(service, minutes) {
  const until = performance.now() + minutes * 60_000;
  const looks = [];
  let chats = 0;
  async function look() {
    while (performance.now() < until) {
      const live = await service.liveMemory();
      looks.push({ at: performance.now(), live, kB: await service.memory() });
      await pause(betweenLooks);
    }
  }
  async function visit(at) {
    for (let turn = 0; performance.now() < until; turn++, chats++)
      await chat(service, at + visitors * (turn % 1_000));
  }
  await Promise.all([look(), ...Array.from({ length: visitors }, (_, at) => visit(at))]);
  const points = looks.slice(Math.floor(looks.length * warmUp));
  function growthOf(figure) {
    return fit(
      points.map(({ at }) => at / 3_600_000),
      points.map((point) => point[figure] / 1_024),
    );
  }
  const { slope, error } = growthOf('kB');
  const live = growthOf('live');
  const growth = row('growth beyond twice its standard error', Math.max(0, slope - 2 * error), 'MB/h', 5, 0);
  return [
    { name: `chats in ${minutes} minutes`, value: chats },
    { name: 'memory at the end', value: points.at(-1).kB / 1_024, unit: 'MB' },
    {
      name: 'what is in use grows by',
      value: live.slope,
      unit: 'MB/h',
      note: `± ${(2 * live.error).toFixed(1)}`,
    },
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
