import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { examplesOf, readPage } from '../../docs/read-page';
import { freePort } from '../free-port';
import { expect, test } from '../people';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const [documented = ''] = examplesOf(readPage('running.md'), 'text');

/** Unpacks the package as npm would, with the dependencies that it names and no others; answers its command. */
async function install(folder: string): Promise<string> {
  await run('npm', ['run', '--silent', 'sbom'], { cwd: root });
  const { stdout } = await run('npm', ['pack', join(root, 'dist'), '--silent'], { cwd: folder });
  expect(documented).toContain(`npm install ./${stdout.trim()}\n`);
  await assertListsAll(JSON.parse(await readFile(join(root, 'dist/sbom.json'), 'utf8')) as Sbom);
  const modules = join(folder, 'node_modules');
  const own = join(modules, 'chat-widget-service');
  await mkdir(own, { recursive: true });
  await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', own, '--strip-components=1']);
  const { bin, dependencies } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  expect((await readdir(own)).sort()).toEqual(
    [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'console',
      'package.json',
      'sbom.json',
      'service',
      'widget',
    ].sort(),
  );
  const command = join(own, bin['chat-widget-service'] ?? '');
  await chmod(command, 0o755);
  await mkdir(join(modules, '.bin'));
  await symlink(command, join(modules, '.bin', 'chat-widget-service'));
  return command;
}

interface Sbom {
  bomFormat: string;
  components: { name: string; version: string; licenses?: unknown[] }[];
}

/** Each package that the service imports, in the version that is installed. */
async function assertListsAll({ bomFormat, components }: Sbom): Promise<void> {
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(await readFile(join(root, 'dist/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const installed = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(installed) as { version: string };
    expect(components).toContainEqual(expect.objectContaining({ name, version }));
  }
  expect(components.map(({ name }) => name)).not.toContain('playwright');
}

test('the package of the service, installed into an empty folder, starts and is administered by its command', async () => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-installed-'));
  const command = await install(folder);
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: new URL(url).port, HOST: '127.0.0.1' };
  const { stdout } = await run(process.execPath, [command, 'admin', 'create-organisation', 'Shop'], { env });
  expect(stdout).toContain('Organisation 100001: Shop');
  const [, help = ''] = /^npx (.* help)$/m.exec(documented) ?? [];
  const shown = await run('npx', ['--no-install', ...help.split(' ')], { cwd: folder, env });
  expect(shown.stdout).toContain('create-organisation <name>');
  expect((await run(process.execPath, [command, '--help'], { env })).stdout).toContain('starts the service');
  await expect(run(process.execPath, [command, '--port', '80'], { env })).rejects.toThrow(
    'Unknown argument --port.',
  );
  const service = spawn(process.execPath, [command], { cwd: folder, env, stdio: 'ignore' });
  const exited = once(service, 'exit');
  for (const path of ['/ready', '/console/', '/widget/chat-widget.js', '/openapi/'])
    await expect
      .poll(async () => (await fetch(url + path).catch(() => undefined))?.status, { timeout: 90_000 })
      .toBe(200);
  service.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await rm(folder, { recursive: true });
});
