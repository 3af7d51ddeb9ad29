import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/run/build-if-stale.mjs';
import { root } from '../scripts/run/run.mjs';

export const widgetId = '11111111-1111-4111-8111-111111111111';
/** What answers the bench inside the service. */
const loaded = ['live-memory.mjs', 'processor-profile.mjs'].flatMap((name) => [
  '--import',
  new URL(name, import.meta.url).href,
]);
export const key = 'demo-visitor-key';

/**
 * The built service with the demo's organisation and data of its own, on a port of its own. `settings`: more of its
 * environment.
 */
export async function startBenchService(settings = {}) {
  if (!(await buildIfStale())) throw new Error('The build failed: see above.');
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'chat-widget-bench-'));
  // Each request may name its visitor's address, so that one bench is not one visitor to the rate limits.
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    DEMO_EMPTY: '1',
    ...settings,
  };
  let child;
  function hasEnded() {
    return child.exitCode !== null || child.signalCode !== null;
  }
  // What asks it sees no more than connections that are closed.
  function tellUnlessStopped(code, signal) {
    process.stderr.write(`The service ended by itself: ${signal ?? `exit code ${code}`}.\n`);
  }
  async function ask(question) {
    const answered = once(child, 'message');
    child.send(question);
    const [answer] = await answered;
    return answer;
  }
  const service = {
    port,
    dataDir,
    url: `http://127.0.0.1:${port}`,
    /** Milliseconds until it answers. */
    async start() {
      const began = performance.now();
      child = spawn(process.execPath, [...loaded, 'dist/service/main.js', '--demo'], {
        cwd: root,
        env,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child.once('exit', tellUnlessStopped);
      while (!(await isReady(service.url))) {
        if (hasEnded()) throw new Error('The service did not start: see above.');
        await pause(10);
      }
      return performance.now() - began;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.off('exit', tellUnlessStopped);
      child.kill('SIGTERM');
      await ended;
    },
    async remove() {
      if (!hasEnded()) await service.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    memory: () => residentMemory(child.pid),
    /** Memory in kB that is in use once what is garbage is collected: objects, and what they hold outside the heap. */
    async liveMemory() {
      const { live } = await ask('memory');
      return live / 1_024;
    },
    startProfile: () => ask('startProfile'),
    /** What its processor time went to since then, as V8 samples it. */
    takeProfile: async () => (await ask('takeProfile')).profile,
    processId: () => child.pid,
    startChat: (visitor) => startChat(service.url, visitor),
  };
  await service.start();
  return service;
}

/** The id of a new chat of that visitor. */
async function startChat(url, visitor) {
  const parameters = new URLSearchParams({
    widgetId,
    email: `${visitor}@example.com`,
    visitorMessage: 'Hello',
  });
  const headers = { 'x-api-key': key, ...from(visitor) };
  const answer = await fetch(`${url}/api/v1/chat?${parameters}`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`A chat could not be started: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).caseId;
}

/** Each visitor has an address, so that the limits of one address are nobody's. */
export function from(visitor) {
  return { 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` };
}

async function isReady(url) {
  const answer = await fetch(`${url}/ready`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Of a process, in kB; `NaN` if the system doesn't say. */
export async function residentMemory(processId) {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
