import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../scripts/run/run.mjs';
import { from, pause } from './bench-service.mjs';
import { requestText } from './raw-client.mjs';
import { sendsPerSecond, startChats } from './service-ratios.mjs';
import { median, quantile } from './table.mjs';

const run = promisify(execFile);
const rounds = 5;
const roundMs = 3_000;
const everyMs = 5;
const chatsOfGreedy = 200;
const exports = 4;

/** How long a quiet organisation waits alone, and beside one whose visitors write and whose programs export as fast as they can. */
export async function measureTenants(service) {
  const quiet = await addOrganisation(service);
  const chat = await startQuietChat(service, quiet);
  const program = fileURLToPath(new URL('prober.mjs', import.meta.url));
  const prober = fork(program, [service.port, everyMs, JSON.stringify([chat.poll, chat.availability])]);
  const greedy = await startChats(service, 20_000, chatsOfGreedy);
  const [slower, slowest, sends] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const alone = await during(prober, () => pause(roundMs));
    const beside = await during(prober, async () => {
      const until = performance.now() + roundMs;
      const exporting = Array.from({ length: exports }, () => exportUntil(service, until));
      sends.push(await sendsPerSecond(service, greedy, { connections: 32, milliseconds: roundMs }));
      await Promise.all(exporting);
    });
    slower.push(median(beside) / median(alone));
    slowest.push(quantile(beside, 0.99));
  }
  prober.disconnect();
  return [
    { name: 'the greedy organisation sends', value: median(sends), unit: '/s' },
    { name: 'the quiet one waits beside it, median', value: median(slower), unit: '×' },
    { name: 'the quiet one waits beside it, p99', value: median(slowest), unit: 'ms' },
  ];
}

/** The embedded database belongs to one process at a time. */
async function addOrganisation(service) {
  await service.stop();
  async function admin(...words) {
    const env = { ...process.env, DATA_DIR: service.dataDir, ADMIN_PASSWORD: 'quiet-password-of-bench' };
    return (await run(process.execPath, ['dist/service/admin.js', ...words], { cwd: root, env })).stdout;
  }
  const orgId = /Organisation (\d+)/.exec(await admin('create-organisation', 'Quiet'))[1];
  await admin('create-administrator', orgId, 'quiet@example.com', 'Quiet');
  const key = (await admin('create-key', orgId, 'visitor')).split(': ')[1].trim();
  const widgetId = /Widget (\S+):/.exec(await admin('create-widget', orgId, 'quiet@example.com', 'Quiet'))[1];
  await service.start();
  return { key, widgetId };
}

async function startQuietChat({ url }, { key, widgetId }) {
  const headers = { 'x-api-key': key, ...from(60_000) };
  const body = new URLSearchParams({ widgetId, email: 'visitor@example.com', visitorMessage: 'Hello' });
  const answer = await fetch(`${url}/api/v1/chat`, { method: 'POST', headers, body });
  const { caseId } = await answer.json();
  return {
    poll: requestText('GET', `/api/v1/chat/poll/${caseId}?index=100`, headers),
    availability: requestText('GET', `/public/api/v2/chat/${widgetId}`, from(60_001)),
  };
}

/** By the token of the demo; what its limits refuse is not read again at once. */
async function exportUntil({ url }, until) {
  const range = new URLSearchParams({ start: '2020-01-01', end: '2035-01-01' });
  while (performance.now() < until) {
    const answer = await fetch(`${url}/api/v2/100001/logs?${range}`, {
      headers: { authorization: 'Bearer demo-api-token' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) await pause(100);
  }
}

async function during(prober, work) {
  prober.send('drop');
  await work();
  const times = once(prober, 'message');
  prober.send('take');
  return (await times)[0];
}
