import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDataFolder } from '../data-folder';
import { freePort } from '../free-port';
import { expect, test } from '../people';
import { spawnService } from '../service-process';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('npm start names the port that is in use, and one that is free', async () => {
  const [port, next] = await occupyTwo();
  const { code, output } = await start({ PORT: String(port) });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
  const suggested = Number(/ PORT=(\d+) npm start/.exec(output)?.[1]);
  expect(suggested).toBeGreaterThan(next);
  await (await occupy(suggested)).release();
});

test('it says so of the port chosen for the bot too', async () => {
  const [port] = await occupyTwo();
  const { code, output } = await start({ PORT: String(await freePort()), BOT_PORT: String(port) });
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`Port ${port} is in use.* BOT_PORT=\\d+ npm start`));
});

test('what it keeps is its own alone, and one signal to npm ends the service, the bot and what started them', async () => {
  test.setTimeout(180_000);
  const dataFolder = mkdtempSync(join(tmpdir(), 'chat-widget-start-'));
  const port = await freePort();
  const [program, ...parameters] = npmStart();
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const output = await until(child, 'Ctrl-C stops it.');
  const bot = Number(/Webhooks that arrive +http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
  expect(bot).toBeGreaterThan(port);
  expect(readableByOthers(dataFolder)).toEqual([]);
  child.kill('SIGTERM');
  // The streams close when none of the processes that write into them is left.
  await closed;
  for (const freed of [port, bot]) await (await occupy(freed)).release();
  rmSync(dataFolder, { recursive: true });
});

/** Files and folders that anybody but their owner may read, write or enter. */
function readableByOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names.length).toBeGreaterThan(100);
  return names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

test('a signal right after its port is open ends it in order', async () => {
  const port = await freePort();
  const dataFolder = await createDataFolder();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder };
  const service = spawnService(env, 'ignore');
  const exited = once(service, 'exit');
  while (service.exitCode === null && !(await isOpen(port))) await setTimeout(1);
  service.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  rmSync(dataFolder, { recursive: true });
});

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

test('a wrong setting stops the start and is named', async () => {
  const { code, output } = await start({ PORT: '29999', PUBLIC_URL: 'not a url' });
  expect(code).not.toBe(0);
  expect(output).toContain('PUBLIC_URL');
});

test('the per-widget script is cached for a short time and told by its ETag', async ({ service }) => {
  const url = `${service.url}/js/11111111-1111-4111-8111-111111111111.js`;
  const script = await fetch(url);
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('cache-control')).toMatch(/max-age=\d{1,4}\b/);
  const again = await fetch(url, { headers: { 'if-none-match': script.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect((await fetch(`${service.url}/js/99999999-9999-4999-8999-999999999999.js`)).status).toBe(404);
});

const occupied: { release(): Promise<void> }[] = [];

test.afterEach(async () => {
  for (const port of occupied.splice(0)) await port.release();
});

interface Occupied {
  port: number;
  release(): Promise<void>;
}

/** Listens on a port; rejects when somebody else does. */
function occupy(port: number): Promise<Occupied> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({
        port,
        release: () => new Promise((released) => server.close(() => released())),
      }),
    );
  });
}

/** Two ports in a row until the end of the test. */
async function occupyTwo(): Promise<[number, number]> {
  for (;;) {
    const first = await occupy(await freePort());
    const second = await occupy(first.port + 1).catch(() => undefined);
    occupied.push(first, ...(second ? [second] : []));
    if (second) return [first.port, second.port];
  }
}

function npmStart(): [string, ...string[]] {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, 'start'] : ['npm', 'start'];
}

function until(child: ChildProcess, words: string): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    function read(data: unknown) {
      output += String(data);
      if (output.includes(words)) resolve(output);
    }
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
}

function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/run/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
