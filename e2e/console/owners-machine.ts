import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface FreshService {
  /** The link that it printed. */
  setupUrl: string;
  stop(): Promise<void>;
}

/** What `npm run serve` starts, on an empty folder; what it calls may be on this machine, too. */
export async function serveOnEmptyFolder(smtpUrl: string): Promise<FreshService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chat-widget-serve-'));
  const port = String(await freePort());
  const child = startNode('dist/service/main.js', {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    ALLOW_PRIVATE_WEBHOOKS: '1',
  });
  return {
    setupUrl: await printed(child, /http:\S+\/console\/#\/setup\/[\w.-]+/),
    async stop() {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startSampleBot(port: number, secret: string, token: string) {
  const env = { BOT_PORT: String(port), BOT_SECRET: secret, BOT_TOKEN: token };
  const child = startNode('demo/bot/main.mjs', env);
  await printed(child, /listens at/);
  return { stop: () => end(child) };
}

function startNode(program: string, env: Record<string, string>): ChildProcess {
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const args = ['--import', './scripts/run/stop-with-parent.mjs', program];
  return spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: [...stdio] });
}

function printed(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    function read(data: Buffer) {
      output += data.toString();
      const [found] = wanted.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    }
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

/** The owner's pages, on an origin of their own, and what is posted there. */
export interface OwnSite {
  /** Without a slash at its end. */
  url: string;
  posted: string[];
  /** What every page says from now on. */
  put(body: string): void;
  stop(): Promise<void>;
}

export async function hostOwnSite(): Promise<OwnSite> {
  let shown = '';
  const posted: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.method === 'POST') posted.push(body);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><html lang="en"><title>Fjord Books</title><h1>Fjord Books</h1>${shown}</html>`,
      );
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    posted,
    put(body) {
      shown = body;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
