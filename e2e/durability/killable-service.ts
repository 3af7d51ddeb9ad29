import { randomInt } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createDataFolder } from '../data-folder';
import { freePort } from '../free-port';
import { spawnService } from '../service-process';

const startsWithin = 60_000;

/** The built service with the demo's organisation, on a port and data of its own. */
export interface KillableService {
  url: string;
  /** Answers when it is ready. */
  start(): Promise<void>;
  /** Without a word of warning. */
  kill(): Promise<void>;
  /** Asks it to stop, as container managers do. Answers the code that it ended with. */
  stop(): Promise<number | null>;
  /** Whether it ended by itself. */
  hasEnded(): boolean;
  remove(): Promise<void>;
}

/** `settings`: what its environment says besides. */
export async function createKillableService(settings: Record<string, string> = {}): Promise<KillableService> {
  const dataDir = await createDataFolder();
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ALLOW_PRIVATE_WEBHOOKS: '1',
    // Each visitor comes from an address of its own.
    TRUST_PROXY: '1',
    DEMO_EMPTY: '1',
    ...settings,
  };
  let running: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals) {
    const child = running;
    if (!child || isOver(child)) return null;
    running = undefined;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }
  async function kill() {
    await end('SIGKILL');
  }

  return {
    url,
    kill,
    stop: () => end('SIGTERM'),
    hasEnded: () => running !== undefined && isOver(running),
    async start() {
      const child = spawnService(env, ['ignore', 'ignore', 'inherit']);
      running = child;
      const until = Date.now() + startsWithin;
      while (Date.now() < until && child.exitCode === null) {
        if (await isReady(url)) return;
        await pause(50);
      }
      throw new Error('The service did not start.');
    },
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(1_000) });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Returns one of them, by chance. */
export function anyOf<One>(all: readonly One[]): One {
  const one = all[randomInt(all.length)];
  if (one === undefined) throw new Error('There is none.');
  return one;
}
