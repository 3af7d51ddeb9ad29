import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './run.mjs';
import { whenAborted } from './stop-signal.mjs';

/** Runs the sample bot until the signal; answers its address, `undefined` when it does not start, and when it has ended. */
export async function startBot(env, signal) {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/run/stop-with-parent.mjs', 'demo/bot/main.mjs'],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  whenAborted(signal, () => child.connected && child.disconnect());
  const ended = new Promise((resolve) => child.once('exit', () => resolve(undefined)));
  const line = new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  return { address: /http:\S+/.exec(await Promise.race([line, ended]))?.[0], ended };
}
