import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser before `demo/qa/prerendering.html`, seen from the server alone. */
export interface PreparedPages {
  /** What was asked for, and for which purpose each time. */
  asked: Map<string, string[]>;
  /** Resolves once the page that is prepared has loaded and has nothing more to do. */
  atRest(): Promise<void>;
  /** Follows the link to it. */
  follow(): void;
  close(): Promise<void>;
}

/**
 * Whatever drives a browser keeps it from prerendering (`PrerenderingDisabledByDevTools`), so nothing does: the pages carry a
 * script that tells the server where they are.
 */
export async function createPreparedPages(target: string, executablePath: string): Promise<PreparedPages> {
  const asked = new Map<string, string[]>();
  const steps = { '/at-rest': gate(), '/follow': gate() };
  const scripts: Record<string, string> = {
    '/qa/prerendering.html': `fetch('/follow').then(() => document.links[0].click())`,
    '/qa/prerendered.html': `addEventListener('load', () => requestIdleCallback(() => fetch('/at-rest')))`,
  };

  async function answer({ url: path = '/', headers }: IncomingMessage) {
    if (path === '/at-rest') steps[path].open();
    if (path === '/follow') await steps[path].opened;
    if (path in steps) return { status: 204 };
    asked.set(path, [...(asked.get(path) ?? []), String(headers['sec-purpose'] ?? '')]);
    const given = await fetch(new URL(path, target));
    const script = scripts[path];
    return {
      status: given.status,
      type: given.headers.get('content-type') ?? '',
      body: script
        ? (await given.text()).replace('</body>', `<script>${script}</script></body>`)
        : Buffer.from(await given.arrayBuffer()),
    };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, type = 'text/plain', body }) =>
        response.writeHead(status, { 'content-type': type }).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const profile = await mkdtemp(join(tmpdir(), 'chat-widget-e2e-'));
  const browser = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      `${url}/qa/prerendering.html`,
    ],
    { stdio: 'ignore', detached: true },
  );
  return {
    asked,
    atRest: () => steps['/at-rest'].opened,
    follow: steps['/follow'].open,
    async close() {
      const ended = once(browser, 'exit');
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      await ended;
      server.close();
      server.closeAllConnections();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
