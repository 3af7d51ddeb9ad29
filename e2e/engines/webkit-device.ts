import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from 'playwright/test';
import { freePort } from '../free-port';
import type { Device, Key } from './device';
import { createSession } from './webdriver-session';

const keys: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** WebKitGTK's own browser in a window of a display that nobody sees, by WebDriver. */
export async function openWebKit(browserPath: string): Promise<Device> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${await firstLine(screen.stdio[3] as Readable)}`, LANG: 'en_GB.UTF-8' },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const session = await createSession(url, {
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
  });

  function point(pointerType: 'mouse' | 'touch', x: number, y: number) {
    return session.act({
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }
  function type(text: string) {
    const actions = Array.from(text, (value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return session.act({ type: 'key', id: 'keyboard', actions: actions.flat() });
  }

  return {
    goto: session.goto,
    evaluate: session.evaluate,
    click: (x, y) => point('mouse', x, y),
    // WebKit for desktops makes a click of it: https://github.com/w3c/webdriver/issues/1665
    tap: (x, y) => point('touch', x, y),
    press: (key) => type(keys[key]),
    type,
    async close() {
      await session.end();
      await Promise.all([ended(driver), ended(screen)]);
    },
  };
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line.trim();
  throw new Error('Xvfb ended without a display.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
