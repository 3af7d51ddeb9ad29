import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { examplesOf, readPage } from '../../docs/read-page';
import { expect, test } from '../people';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

test('the first commands in production run on an empty folder', async () => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-production-'));
  const block = examplesOf(readPage('running.md'), 'sh').find((code) => code.includes('create-organisation'));
  const commands = `${block}`
    .replaceAll('/var/lib/chat-widget', join(folder, 'data'))
    .replaceAll('ann.json', join(folder, 'ann.json'));
  const { stdout } = await run('sh', ['-e', '-c', commands], { cwd: root });
  expect(stdout).toContain('Organisation 100001: Tarn Lamps');
  for (const kind of ['visitor', 'provisioning', 'token'])
    expect(stdout).toMatch(new RegExp(`^.*${kind}`, 'm'));
  await rm(folder, { recursive: true });
});
