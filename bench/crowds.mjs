import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { from, key, pause, widgetId } from './bench-service.mjs';
import { openConnection, requestText } from './raw-client.mjs';
import { median, quantile, row } from './table.mjs';

const signIns = 1_000;
const rounds = 5;
const heldPolls = 3_000;
const mostHeldOfAddress = 1_000;
const everyMs = 5;

/** What others notice of many who want something at once. */
export async function measureCrowds(service) {
  const caseId = await service.startChat(1);
  const askers = Array.from({ length: 200 }, (_, at) => from(2 + at));
  const availability = askers.map((asker) => requestText('GET', `/public/api/v2/chat/${widgetId}`, asker));
  const poll = requestText('GET', `/api/v1/chat/poll/${caseId}?index=100`, { 'x-api-key': key });
  const rows = [];
  for (const [name, requests] of Object.entries({ availability, poll: [poll] })) {
    const prober = await openProber(service.port, requests);
    const { ratio, slowest, answers } = await whileSigningIn(service, prober);
    rows.push(row(`${name} while ${signIns} sign in at once, median`, ratio, '×', 2, 1.5));
    rows.push({ name: `${name} while ${signIns} sign in at once, p95`, value: slowest, unit: '×' });
    rows.push({
      name: 'sign-ins looked at and refused',
      value: answers.looked,
      note: `${answers.refused} refused`,
    });
    rows.push(...(await whileHolding(service, prober, name)));
    prober.disconnect();
  }
  return rows;
}

/** Wrong passwords for one account and for none, each from an address of its own: no limit but that of the hashes. */
async function whileSigningIn(service, prober) {
  const ratios = [];
  const slow = [];
  const answers = { looked: 0, refused: 0 };
  for (let round = 0; round < rounds; round++) {
    const usual = await prober.during(() => pause(1_000));
    const under = await prober.during(async () => {
      const statuses = await Promise.all(
        Array.from({ length: signIns }, (_, at) => signIn(service.port, at)),
      );
      answers.looked += statuses.filter((status) => status === 401).length;
      answers.refused += statuses.filter((status) => status === 503 || status === 429).length;
    });
    ratios.push(median(under) / median(usual));
    slow.push(quantile(under, 0.95) / quantile(usual, 0.95));
  }
  if (answers.looked + answers.refused !== rounds * signIns) throw new Error('A sign-in had another answer.');
  return { ratio: median(ratios), slowest: median(slow), answers };
}

async function signIn(port, at) {
  const connection = openConnection(port);
  await connection.ready;
  const body = JSON.stringify({ email: `agent${at}@demo.example`, password: 'wrong' });
  const headers = { ...from(1_000 + at), 'x-console': '1', 'content-type': 'application/json' };
  const { status } = await connection.ask(requestText('POST', '/api/console/session', headers, body));
  connection.close();
  return status;
}

/** Polls of many chats from one address: as many are held as the limit allows, the others are answered at once. */
async function whileHolding(service, prober, name) {
  const chats = [];
  for (let visitor = 0; visitor < heldPolls / 20; visitor++)
    chats.push(await service.startChat(5_000 + visitor));
  const before = await prober.during(() => pause(1_000));
  const connections = Array.from({ length: heldPolls }, () => openConnection(service.port));
  await Promise.all(connections.map(({ ready }) => ready));
  const answered = [];
  for (const [at, connection] of connections.entries()) {
    const path = `/api/v1/chat/poll/${chats[at % chats.length]}?index=100&wait=25`;
    connection.ask(requestText('GET', path, { ...from(9), 'x-api-key': key })).then(
      ({ status }) => answered.push(status),
      () => {},
    );
  }
  const deadline = performance.now() + 60_000;
  while (answered.length < heldPolls - mostHeldOfAddress && performance.now() < deadline) await pause(50);
  const under = await prober.during(() => pause(1_000));
  const held = heldPolls - answered.filter((status) => status === 200).length;
  for (const connection of connections) connection.close();
  // Before and after: what else the machine does changes meanwhile.
  const usual = [...before, ...(await prober.during(() => pause(1_000)))];
  return [
    row(`held of ${heldPolls} polls from one address`, held, '', mostHeldOfAddress, mostHeldOfAddress),
    row(`${name} beside them, median`, median(under) / median(usual), '×', 2, 1.5),
  ];
}

async function openProber(port, requests) {
  const program = fileURLToPath(new URL('prober.mjs', import.meta.url));
  const child = fork(program, [String(port), String(everyMs), JSON.stringify(requests)]);
  await pause(1_000);
  return {
    /** Milliseconds of each answer that came while the work went on. */
    async during(work) {
      child.send('begin');
      await work();
      child.send('take');
      const [times] = await once(child, 'message');
      return times;
    },
    disconnect: () => child.disconnect(),
  };
}
