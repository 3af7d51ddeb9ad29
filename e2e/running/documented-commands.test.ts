import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { blockWith } from '../../docs/read-page';
import { createEmptyDataFolder } from '../data-folder';
import { freePort } from '../free-port';
import { expect, test } from '../people';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The suite has installed and built what the first two would. */
const done = /^npm ci( && npm run build)?\n|^npm run build\n/gm;

const starts = {
  'running.md': blockWith(
    'HOST=0.0.0.0 PORT=8080 DATA_DIR=/var/lib/chat-widget PUBLIC_URL=https://chat.example.com npm run serve',
    'running.md',
  ),
  '../README.md': blockWith('HOST=0.0.0.0 PUBLIC_URL=https://chat.example.com npm run serve', '../README.md'),
};

// On a folder that is not there, the test of the service’s package begins.
test('the first commands in production run on an empty database, and those that start the service serve what they made', async () => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-production-'));
  const data = await createEmptyDataFolder();
  const commands = blockWith("npm run admin -- create-organisation 'Tarn Lamps'", 'running.md')
    .replaceAll('/var/lib/chat-widget', data)
    .replaceAll('ann.json', join(folder, 'ann.json'));
  const { stdout } = await run('sh', ['-e', '-c', commands], { cwd: root });
  expect(stdout).toContain('Organisation 100001: Tarn Lamps');
  expect(stdout).toContain('tables are rewritten');
  for (const kind of ['visitor', 'provisioning', 'token'])
    expect(stdout).toMatch(new RegExp(`^.*${kind}`, 'm'));
  expect(JSON.parse(await readFile(join(folder, 'ann.json'), 'utf8'))).toMatchObject({ cases: [] });
  for (const [page, block] of Object.entries(starts))
    await test.step(`by the commands of ${page}`, () => startAndVisit(block, data));
  for (const one of [folder, data]) await rm(one, { recursive: true });
});

async function startAndVisit(block: string, data: string): Promise<void> {
  const port = String(await freePort());
  const commands = block
    .replaceAll(done, '')
    .replaceAll('/var/lib/chat-widget', data)
    .replace(/HOST=\S+/, 'HOST=127.0.0.1')
    .replace(/PORT=\S+/, '');
  expect(commands.trim().split('\n')).toHaveLength(1);
  const env = { ...process.env, PORT: port, DATA_DIR: data };
  const service = spawn('sh', ['-e', '-c', `exec ${commands.replace(/^((?:\S+=\S+ )+)/, 'env $1')}`], {
    cwd: root,
    env,
    detached: true,
  });
  service.stdout.resume();
  service.stderr.resume();
  // Not its exit: the command ends before the service that it runs, which still writes into the folder.
  const ended = once(service, 'close');
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(async () => (await fetch(`${url}/ready`).catch(() => undefined))?.status, { timeout: 90_000 })
    .toBe(200);
  const first = await fetch(url, { redirect: 'manual' });
  expect(first.headers.get('location')).toBe('/console/');
  if (service.pid !== undefined) process.kill(-service.pid, 'SIGTERM');
  await ended;
}

test('a command that does not exist opens and upgrades nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-unopened-'));
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const running = run(process.execPath, ['dist/service/admin.js', 'creat-key', '100001'], { cwd: root, env });
  await expect(running).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no command “creat-key”\.[^]* create-key </),
  });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a key without the options that npm took for its own is not made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-unopened-'));
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const command = 'npm run -s admin create-key 100001 token';
  for (const [option, value] of [
    ['--scopes', 'logs:read'],
    ['--days', '90'],
  ])
    await expect(
      run('sh', ['-c', `${command} ${option} ${value}`], { cwd: root, env }),
    ).rejects.toMatchObject({
      stderr: expect.stringMatching(new RegExp(`^npm took ${option} .*: npm run admin -- create-key`)),
    });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
