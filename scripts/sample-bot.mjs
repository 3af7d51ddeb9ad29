import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './run.mjs';

/** Runs the sample bot, which ends with us, and answers its address; `undefined` when it does not start. */
export function startBot(env) {
  const child = spawn(process.execPath, ['--import', './scripts/stop-with-parent.mjs', 'demo/bot/main.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => child.connected && child.disconnect());
  }
  child.unref();
  child.channel?.unref();
  return new Promise((resolve) => {
    child.once('exit', () => resolve(undefined));
    createInterface({ input: child.stdout }).once('line', (line) => {
      child.stdout.unref();
      resolve(/http:\S+/.exec(line)?.[0]);
    });
  });
}
