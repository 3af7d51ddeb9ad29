import { fork } from 'node:child_process';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBareEngine } from './bare-engine.mjs';
import { from, key, pause } from './bench-service.mjs';
import { measureTransports } from './transports.mjs';
import { fit } from './least-squares.mjs';
import { drive, openConnection, requestText } from './raw-client.mjs';
import { median, quantile, row } from './table.mjs';
import { openConsole } from './bench-console.mjs';

/** Short and many: others on the machine make every request dearer, so the quarter they disturb least is what counts. */
const pollRoundMs = 200;
const sendRoundMs = 1_000;
const callers = 16;
/** So many polls of one chat are held. */
const heldOfChat = 20;
/** In so many steps polls are held, all within the time of the first. */
const steps = 4;

/** What is measured. Each chat of `chatsForSends` takes 240 messages a minute. */
const whole = {
  pollRounds: 60,
  sendRounds: 9,
  coldSendRounds: 4,
  warmUpRequests: 150_000,
  chatsForSends: 240,
  heldPolls: 10_000,
  othersHeld: 1_000,
  wakeUps: 200,
  settleMs: 2_000,
};
/** Shows that the bench runs; its figures mean nothing. */
export const sample = {
  pollRounds: 1,
  sendRounds: 1,
  coldSendRounds: 0,
  warmUpRequests: 1_000,
  chatsForSends: 40,
  heldPolls: 200,
  othersHeld: 100,
  wakeUps: 5,
  settleMs: 100,
};

export async function measureService(service, effort = whole) {
  const { heldPolls, othersHeld } = effort;
  const chats = await startChats(service, 1, heldPolls / heldOfChat);
  const poll = await pollBesideBareHttp(service, chats, effort);
  const send = await sendBesideBareInsert(service, effort);
  await service.stop();
  const startMs = await service.start();
  const wake = await wakeUp(service, chats, effort);
  const memory = await memoryOfHeldPolls(service, chats, effort);
  const transports = await measureTransports(effort);
  return [
    { name: 'poll with nothing new, the service', value: poll.service, unit: 'µs' },
    { name: 'bare node:http with the same bytes', value: poll.bare, unit: 'µs' },
    row('poll beside bare node:http', poll.bare / poll.service, '×', 0.75, 0.9, true),
    { name: 'send, the service', value: median(send.service), unit: '/s' },
    { name: "the engine's own durable insert", value: median(send.bare), unit: '/s' },
    row('send beside the bare insert', medianRatio(send.service, send.bare), '×', 0.8, 0.95, true),
    row(`a held poll, of ${heldPolls}, in use after collections`, memory.live, 'kB', 16, 8),
    { name: 'the same in resident memory, with garbage', value: memory.resident, unit: 'kB' },
    ...transports,
    { name: `wake-up with ${othersHeld} others held, median`, value: quantile(wake, 0.5), unit: 'ms' },
    row(`wake-up with ${othersHeld} others held, p99`, quantile(wake, 0.99), 'ms', 100, 20),
    row('start with existing data', startMs / 1000, 's', 1.5, 1),
  ];
}

/** Each of a visitor with an address of their own. */
export async function startChats(service, firstVisitor, count) {
  const chats = [];
  for (let visitor = firstVisitor; visitor < firstVisitor + count; visitor++)
    chats.push({ caseId: await service.startChat(visitor), headers: { 'x-api-key': key, ...from(visitor) } });
  return chats;
}

async function pollBesideBareHttp(service, chats, { pollRounds, warmUpRequests }) {
  const quiet = pollText(chats[0], 100, 0);
  const [{ caseId, headers }] = chats;
  const answer = await fetch(service.url + pollPath(caseId, 100, 0), { headers });
  const head = [...answer.headers].filter(([name]) => !writtenByNode.has(name)).flat();
  const program = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
  const bare = fork(program, [await answer.text(), JSON.stringify(head)]);
  const barePort = await new Promise((resolve) => bare.once('message', resolve));
  const options = { connections: callers, milliseconds: pollRoundMs, next: () => quiet };
  await warmUp(barePort, options, warmUpRequests);
  await warmUp(service.port, options, warmUpRequests);
  const perRequest = { service: [], bare: [] };
  for (let round = 0; round < pollRounds; round++) {
    perRequest.bare.push(await costOf(bare.pid, () => drive(barePort, options)));
    perRequest.service.push(await costOf(service.processId(), () => drive(service.port, options)));
  }
  bare.disconnect();
  return { service: quantile(perRequest.service, 0.25), bare: quantile(perRequest.bare, 0.25) };
}

const writtenByNode = new Set(['date', 'connection', 'keep-alive']);

/** Until the code is compiled: a start's slow first seconds are no part of what a request costs for days. */
async function warmUp(port, options, requests) {
  let answered = 0;
  while (answered < requests) answered += (await drive(port, options)) * (options.milliseconds / 1000);
}

/** Of rounds that took turns, so that what else the machine does meanwhile weighs on both. */
function medianRatio(above, below) {
  return median(above.map((value, round) => value / below[round]));
}

/**
 * Microseconds a request: of the server's own processor time where the system tells, so that what else runs on the
 * machine counts for neither; else of time that passed.
 */
async function costOf(processId, run) {
  const before = await processorMs(processId);
  const perSecond = await run();
  const used = (await processorMs(processId)) - before;
  const answered = perSecond * (pollRoundMs / 1000);
  return ((Number.isNaN(used) ? pollRoundMs : used) * 1000) / answered;
}

/** Milliseconds that all threads of the process have run. */
export async function processorMs(processId) {
  const threads = `/proc/${processId}/task`;
  let nanoseconds = 0;
  for (const thread of await readdir(threads).catch(() => [])) {
    const [ran] = (await readFile(`${threads}/${thread}/schedstat`, 'utf8').catch(() => '0')).split(' ');
    nanoseconds += Number(ran);
  }
  return nanoseconds > 0 ? nanoseconds / 1e6 : Number.NaN;
}

/** Both engines durable, each on a cluster of its own on the same disk. */
async function sendBesideBareInsert(service, { coldSendRounds, sendRounds, chatsForSends }) {
  await service.stop();
  const bareCluster = join(service.dataDir, 'bare');
  await cp(join(service.dataDir, 'postgres'), bareCluster, { recursive: true });
  await service.start();
  const chats = await startChats(service, 1_001, chatsForSends);
  const bare = await openBareEngine(bareCluster);
  for (let round = 0; round < coldSendRounds; round++) {
    await bare.insertsPerSecond(sendRoundMs, callers);
    await sendsPerSecond(service, chats);
  }
  const perSecond = { service: [], bare: [] };
  for (let round = 0; round < sendRounds; round++) {
    perSecond.bare.push(await bare.insertsPerSecond(sendRoundMs, callers));
    perSecond.service.push(await sendsPerSecond(service, chats));
  }
  await bare.close();
  return perSecond;
}

let sent = 0;

export function sendsPerSecond(
  service,
  chats,
  { connections, milliseconds } = { connections: callers, milliseconds: sendRoundMs },
) {
  function next() {
    const { caseId, headers } = chats[sent++ % chats.length];
    const messageBody = 'A message of usual length, said by a visitor.';
    const body = String(
      new URLSearchParams({ caseId, messageType: '1', messageBody, messageId: `m${sent}` }),
    );
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return requestText('PUT', '/api/v1/chat', { ...headers, ...type }, body);
  }
  return drive(service.port, { connections, milliseconds, next });
}

function pollPath(caseId, index, wait) {
  return `/api/v1/chat/poll/${caseId}?index=${index}&wait=${wait}`;
}

function pollText({ caseId, headers }, index, wait) {
  return requestText('GET', pollPath(caseId, index, wait), headers);
}

/** Beyond every entry of the chat, so that the poll is held. */
const far = 1_000_000;

async function holdPolls(service, chats, count, settleMs) {
  const connections = Array.from({ length: count }, () => openConnection(service.port));
  await Promise.all(connections.map(({ ready }) => ready));
  const answers = connections.map((connection, at) =>
    connection.ask(pollText(chats[at % chats.length], far, 25)).catch(() => undefined),
  );
  await pause(settleMs);
  return () => {
    for (const connection of connections) connection.close();
    return Promise.all(answers);
  };
}

/**
 * Of a held poll in kB. `resident`: what it takes where all come at once and nothing is collected, with sockets and garbage,
 * which spreads. `live`: what one more keeps in use after collections, the slope over several counts. The first round
 * fills what the process keeps for good, so that it is no part of that slope.
 */
async function memoryOfHeldPolls(service, chats, { heldPolls, settleMs }) {
  const before = await service.memory();
  const release = await holdPolls(service, chats, heldPolls, settleMs);
  await pause(1.5 * settleMs);
  const resident = ((await service.memory()) - before) / heldPolls;
  await release();
  const counts = [];
  const live = [];
  const releases = [];
  for (let step = 1; step <= steps; step++) {
    releases.push(await holdPolls(service, chats, heldPolls / steps, settleMs));
    counts.push((step * heldPolls) / steps);
    live.push(await service.liveMemory());
  }
  await Promise.all(releases.map((one) => one()));
  return { live: fit(counts, live).slope, resident };
}

/** From the agent's click to the visitor's answered poll, in milliseconds. */
async function wakeUp(service, [first, ...others], { othersHeld, wakeUps, settleMs }) {
  const console = await openConsole(service.url);
  const release = await holdPolls(service, others, othersHeld, settleMs);
  const visitor = openConnection(service.port);
  await visitor.ready;
  let index = JSON.parse((await visitor.ask(pollText(first, 0, 0))).body).messageList.at(-1)?.index ?? 0;
  const times = [];
  for (let count = 0; count < wakeUps; count++) {
    const answered = visitor.ask(pollText(first, index + 1, 25));
    await pause(15);
    const began = performance.now();
    const said = console.say(first.caseId, `Answer ${count}`);
    const { messageList } = JSON.parse((await answered).body);
    times.push(performance.now() - began);
    await said;
    index = messageList.at(-1).index;
  }
  visitor.close();
  await release();
  return times;
}
