import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  existsSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
const runFile = promisify(execFile);

/** The newest TypeScript knows `node10` no more: the one that checks the package does. */
const compilers = {
  newest: join(modules, '@typescript/native/bin/tsc'),
  former: createRequire(join(modules, '@arethetypeswrong/core/package.json')).resolve('typescript/bin/tsc'),
};

let folder = '';
let installed = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chat-widget-package-'));
  cpSync(new URL('pages-of-others/', import.meta.url), folder, { recursive: true });
  await npm(['pack', join(root, 'dist/npm'), '--pack-destination', folder]);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  for (const page of ['strict', 'server-rendered']) {
    await npm([
      'install',
      '--offline',
      '--no-audit',
      '--no-fund',
      '--prefix',
      join(folder, page),
      join(folder, tarball),
    ]);
  }
  installed = join(folder, 'strict/node_modules/chat-widget');
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package brings nothing but itself, and is small', () => {
  expect(readdirSync(dirname(installed)).filter((name) => !name.startsWith('.'))).toEqual(['chat-widget']);
  // What people alone read grows with each release.
  const files = filesOf(installed).filter((file) => !file.endsWith('.md'));
  const sizes = files.map((file) => ({ file, bytes: statSync(file).size }));
  // One language, or the words of one part in all of them: these grow with languages.
  const ofLanguages = /\/widget\/\w{8}\/([a-z]{2,3}(-[a-z]+)?|[a-z-]+-texts-in-languages)\.js$/;
  const [languages, others] = [true, false].map((isLanguage) =>
    sizes.filter(({ file }) => isLanguage === ofLanguages.test(file)),
  );
  expect(languages?.filter(({ bytes }) => bytes > 10_000)).toEqual([]);
  expect(others?.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(290_000);
});

test('every link in its texts leads to a file that it has', () => {
  const links = filesOf(installed)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) =>
        join(dirname(file), path),
      ),
    );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((target) => !existsSync(target))).toEqual([]);
});

for (const [resolution, compiler, module] of [
  ['bundler', 'newest', 'esnext'],
  ['nodenext', 'newest', 'nodenext'],
  ['node16', 'newest', 'node16'],
  ['node10', 'former', 'esnext'],
] as const) {
  test(`a strict TypeScript page builds with it, resolving modules as ${resolution}`, async () => {
    await node('strict', [compilers[compiler], '--module', module, '--moduleResolution', resolution]);
  });
}

test('a page rendered on a server has it in both its builds', async () => {
  for (const name of ['react', 'react-dom']) {
    symlinkSync(join(modules, name), join(folder, 'server-rendered/node_modules', name));
  }
  const html = await node('server-rendered', ['server.js']);
  expect(html).toBe('<button disabled="">Ask us</button>');
  await node('server-rendered', [join(modules, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
  const assets = filesOf(join(folder, 'server-rendered/dist/assets'));
  expect(assets.map((file) => readFileSync(file, 'utf8')).join('')).toContain('chat-widget.running');
});

function filesOf(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Answers what the program printed; throws with it when the program fails. */
async function node(page: string, parameters: string[]): Promise<string> {
  const { stdout } = await runFile(process.execPath, parameters, { cwd: join(folder, page) }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}${error.stderr}`);
    },
  );
  return stdout;
}

async function npm(parameters: string[]) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) await runFile(process.execPath, [cli, ...parameters]);
  else await runFile('npm', parameters);
}
