import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import type { Plugin } from 'vite';

const tsc = join(
  dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')),
  'bin/tsc',
);

/** What users of the package read, and where the package has it. */
const texts = {
  'src/loader/README.md': 'README.md',
  LICENSE: 'LICENSE',
  'CHANGELOG.md': 'CHANGELOG.md',
  'docs/embedding.md': 'docs/embedding.md',
  'docs/browser.md': 'docs/browser.md',
  'docs/settings.md': 'docs/settings.md',
  'docs/rules.md': 'docs/rules.md',
};

/** Makes the folder of the pages' modules a package of its own: types, `package.json`, texts, the widget's files. */
export function pagePackage(): Plugin {
  return {
    name: 'page-package',
    writeBundle({ dir = '' }) {
      writeTypes(dir);
      writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
      mkdirSync(join(dir, 'docs'), { recursive: true });
      for (const [source, target] of Object.entries(texts)) {
        const text = readFileSync(source, 'utf8');
        writeFileSync(join(dir, target), source.endsWith('.md') ? withOwnLinks(text, source, target) : text);
      }
      cpSync('dist/widget', join(dir, 'widget'), {
        recursive: true,
        filter: (file) => !/\.(br|gz)$/.test(file),
      });
    },
  };
}

/**
 * ES modules alone: as CommonJS beside them, a page could have the loader twice. `main`, `types` and `typesVersions` are for
 * tools that do not read `exports`.
 */
function manifest() {
  const { name, version, description, license, repository, homepage, bugs } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<string, unknown>;
  return {
    name,
    version,
    description,
    keywords: ['chat', 'live-chat', 'support', 'widget'],
    license,
    repository,
    homepage,
    bugs,
    type: 'module',
    main: './main.js',
    types: './loader/main.d.ts',
    typesVersions: { '*': { client: ['./client/main.d.ts'] } },
    exports: {
      '.': { types: './loader/main.d.ts', default: './main.js' },
      './client': { types: './client/main.d.ts', default: './client.js' },
      './widget/*': './widget/*',
      './package.json': './package.json',
    },
    sideEffects: ['./widget/*'],
    engines: { node: '>=18' },
  };
}

/** Types that import each other as Node and every bundler resolve them. */
function writeTypes(dir: string) {
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.npm.json', '--outDir', dir], { stdio: 'inherit' });
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(dir, file);
    writeFileSync(path, withExtensions(readFileSync(path, 'utf8')));
  }
}

function withExtensions(types: string): string {
  return types.replace(/( from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g, '$1$2$3.js$2');
}

/** Links lead to where the package has the file; what it does not have is named without a link. */
function withOwnLinks(text: string, source: string, target: string): string {
  return text.replace(/\[([^\]]+)\]\(([^)#:]+)(#[^)]*)?\)/g, (_, words: string, path: string, hash = '') => {
    const linked = posix.join(posix.dirname(source), path);
    if (!isPacked(linked)) return words;
    return `[${words}](${posix.relative(posix.dirname(target), texts[linked])}${hash})`;
  });
}

function isPacked(file: string): file is keyof typeof texts {
  return Object.hasOwn(texts, file);
}
