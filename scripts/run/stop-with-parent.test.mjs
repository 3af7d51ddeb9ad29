import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const program = `
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
  process.stdout.write('It runs.');
`;

function start() {
  const args = ['--import', './scripts/run/stop-with-parent.mjs', '-e', program];
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

test('a program whose parent went before it could listen ends, too', async () => {
  const child = start();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('a program stops in order when its parent goes', async () => {
  const child = start();
  await once(child.stdout, 'data');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
