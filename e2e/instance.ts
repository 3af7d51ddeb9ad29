import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createDataFolder, createEmptyDataFolder } from './data-folder';
import { freePort } from './free-port';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The service as a user starts it, with ports and data of its own. */
export interface RunningService {
  url: string;
  /** Of the sample bot, which shows the webhooks that arrive. */
  botUrl: string;
  /** Power off: every process of it is killed at once. */
  kill(): Promise<void>;
  /** Starts it again on the same ports and data. */
  start(): Promise<void>;
  /** Ctrl-C. */
  stop(): Promise<void>;
  /** The same, and the data taken away. */
  remove(): Promise<void>;
}

const quickEngine = new URL('../scripts/run/quick-engine.mjs', import.meta.url).href;

/** Further settings of a service at this address. */
export type MoreSettings = (url: string) => Record<string, string> | Promise<Record<string, string>>;

/** One process of the service, with a bot of its own. */
export async function createInstance(
  port: number,
  more: Record<string, string>,
  url = `http://127.0.0.1:${port}`,
): Promise<RunningService> {
  const botPort = String(await freePort());
  const settings = { DEMO_EMPTY: '1', ...more };
  const dataDir = await (settings.DEMO_EMPTY === '1' ? createDataFolder() : createEmptyDataFolder());
  const env = {
    ...process.env,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import ${quickEngine}`].filter(Boolean).join(' '),
    PORT: String(port),
    BOT_PORT: botPort,
    DATA_DIR: dataDir,
    ...settings,
  };
  let running: ChildProcess | undefined;
  async function end(signal: NodeJS.Signals) {
    if (!running?.pid) return;
    const ended = whenEnded(running);
    process.kill(-running.pid, signal);
    await ended;
    running = undefined;
  }
  async function start() {
    running = await startProcess(env);
  }
  await start();
  return {
    url,
    botUrl: `http://127.0.0.1:${botPort}`,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    async remove() {
      await end('SIGINT');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `npm start`'s script until it tells where to go; `detached` makes it a process group that can be killed whole. */
function startProcess(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/run/start.mjs'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    function read(data: Buffer) {
      output += data.toString();
      if (output.includes('Ctrl-C stops it')) resolve(child);
    }
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${output}`)));
  });
}

function whenEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    // Its streams close when none of the processes that write into them is left: only then is its port free.
    child.once('close', () => resolve());
  });
}
