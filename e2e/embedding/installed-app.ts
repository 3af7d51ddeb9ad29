import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '../people';
import { freePort } from '../free-port';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runFile = promisify(execFile);

export interface InstalledApp {
  /** Seconds that it took. */
  installed: number;
  built: number;
  /** Starts what was built; answers where. */
  start(): Promise<string>;
  remove(): Promise<void>;
}

/** A copy of a page in the demo, installed with the package as it is packed, and built for production. */
export async function installApp(name: string, more: Record<string, string>): Promise<InstalledApp> {
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-app-'));
  const env = { ...process.env, ...more };
  let end: () => Promise<unknown> = async () => {};
  async function remove() {
    await end();
    await rm(folder, { recursive: true, force: true });
  }
  async function npm(...parameters: string[]) {
    const began = performance.now();
    const { stdout } = await runFile('npm', parameters, { cwd: folder, env });
    return { stdout, seconds: Math.round((performance.now() - began) / 1000) };
  }
  async function start() {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    end = run(folder, { ...env, PORT: port });
    await expect.poll(() => answers(url), { timeout: 60_000 }).toBe(true);
    return url;
  }
  try {
    await cp(join(root, 'demo', name), folder, { recursive: true });
    const packed = await npm('pack', join(root, 'dist/npm'), '--silent');
    // Of what only builds Nuxt, some asks for Node 22 and runs on 20 as well.
    const leniently = ['--engine-strict=false', '--ignore-scripts', '--loglevel=error'];
    const quiet = ['--no-package-lock', '--no-audit', '--no-fund'];
    const installed = await npm('install', ...leniently, ...quiet, join(folder, packed.stdout.trim()));
    const built = await npm('run', 'build');
    return { installed: installed.seconds, built: built.seconds, start, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok === true;
}

/** Runs `npm start` as a process group, which is ended whole by what this answers. */
function run(cwd: string, env: NodeJS.ProcessEnv): () => Promise<unknown> {
  const child = spawn('npm', ['start'], { cwd, env, detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  return async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
}
