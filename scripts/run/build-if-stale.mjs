import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../prove/progress.mjs';
import { root, run } from './run.mjs';

const record = join(root, 'dist/.built-from');
const builtFrom = [
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'demo/react/page.js',
  'demo/vue/page.js',
  'src/loader/README.md',
  'CHANGELOG.md',
  'LICENSE',
];
const outputs = [
  'dist/widget/chat-widget.js',
  'dist/npm/package.json',
  'dist/demo/react/built.js',
  'dist/demo/docs/index.html',
  'dist/console/index.html',
  'dist/service/main.js',
];

/** Builds into dist/, unless dist/ was built from the sources as they are. Answers whether dist/ is right now. */
export async function buildIfStale(signal) {
  if (outputs.every((file) => existsSync(join(root, file))) && recorded() === digestOfSources()) return true;
  return withProgress('Building', (report) => buildQuietly(report, signal));
}

/**
 * Builds into dist/, and keeps what it was built from. Answers whether that succeeded. Without npm and its shell between, which
 * would not end it with themselves.
 */
export async function build(options) {
  const sources = digestOfSources();
  rmSync(record, { force: true });
  for (const [program, ...parameters] of [
    ['node_modules/vite/bin/vite.js', 'build', '--app'],
    ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  ])
    if ((await run(process.execPath, [join(root, program), ...parameters], options)) !== 0) return false;
  writeFileSync(record, sources);
  return true;
}

/** Shows what it builds, and what was written if it fails. */
async function buildQuietly(report, signal) {
  let said = '';
  const isBuilt = await build({
    signal,
    onOutput(text) {
      said += text;
      const environment = [...said.matchAll(/building (\w+) environment/g)].at(-1)?.[1];
      report(said.includes('vitepress v') ? 'docs' : environment);
    },
  });
  if (!isBuilt && !signal?.aborted) process.stderr.write(`\n${said}`);
  return isBuilt;
}

function recorded() {
  return existsSync(record) ? readFileSync(record, 'utf8') : '';
}

/** Contents and not times: a checkout of another commit, or a file taken away, changes no time that could be trusted. */
function digestOfSources() {
  const hash = createHash('sha256');
  for (const file of [
    ...builtFrom,
    ...filesIn('docs'),
    ...filesIn('scripts/build'),
    ...filesIn('src', /\.md$/),
  ]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const test = /\.test(-d)?\.tsx?$/;

function filesIn(folder, left = test) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !test.test(entry.name) && !left.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}
