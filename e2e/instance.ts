import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createDataFolder, createEmptyDataFolder } from './data-folder';
import { freePort } from './free-port';
import { spawnNode, spawnService } from './service-process';

/** The service with the demo, as `npm start` runs it, with ports and data of its own. */
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
  const dataDir =
    more.DATA_DIR ?? (await (settings.DEMO_EMPTY === '1' ? createDataFolder() : createEmptyDataFolder()));
  const botUrl = `http://127.0.0.1:${botPort}`;
  const env = {
    PUBLIC_URL: `http://localhost:${port}`,
    // The bot is on this machine, where webhooks of a service in production must not go.
    ALLOW_PRIVATE_WEBHOOKS: '1',
    DEMO_BOT_URL: botUrl,
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    ...settings,
    DATA_DIR: dataDir,
  };
  let running: ChildProcess[] = [];
  async function end(signal: NodeJS.Signals) {
    const ended = running.map((child) => whenEnded(child));
    for (const child of running) child.kill(signal);
    await Promise.all(ended);
    running = [];
  }
  async function start() {
    const bot = spawnNode(['demo/bot/main.mjs'], { ...process.env, BOT_PORT: botPort });
    const service = spawnService(env);
    running = [service, bot];
    await Promise.all([says(service, 'The service is ready.'), says(bot, 'The sample bot listens')]);
  }
  await start();
  return {
    url,
    botUrl,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    async remove() {
      await end('SIGINT');
      if (!more.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a process writes this. What else it writes is read for as long as it runs, so that it never waits for that. */
function says(child: ChildProcess, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    function read(line: string) {
      if (line.includes(wanted)) resolve();
      output += `${line}\n`;
    }
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', read);
    child.once('close', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
}

async function whenEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}
