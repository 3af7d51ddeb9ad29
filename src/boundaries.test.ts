import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/**
 * Who may import whom: each part of the house, the parts it may import beside itself, and the packages. A file belongs
 * to the part with the longest name that its path begins with. `*` stands for one further name. In the rooms of the
 * panel, views (`.tsx` files, and hooks: `use-….ts`) are one part, models (every other module) another.
 */
interface Part {
  parts: string[];
  packages?: string[];
}

const preact = ['preact', '@preact/signals'];
const panelRooms = ['models of panel', 'views of panel'];
const http = ['fastify', '@fastify/*', 'typebox', 'node:*'];

const table: Record<string, Part> = {
  contract: { parts: [] },
  client: { parts: ['contract'] },
  browser: { parts: [] },
  loader: { parts: ['contract'] },
  embed: { parts: ['contract', 'client', 'browser', 'embed/proactive'] },
  'embed/main.ts': {
    parts: ['contract', 'client', 'browser', 'embed', 'embed/*', 'panel/link.ts', 'panel/main.tsx'],
  },
  'embed/proactive': {
    parts: ['contract', 'browser', 'embed/proactive/evaluate.ts'],
    packages: ['js-cookie'],
  },
  'embed/proactive/evaluate.ts': { parts: ['contract'] },
  'panel/main.tsx': {
    parts: ['contract', 'client', 'browser', 'ui', 'panel/*', 'panel/*/main.ts', ...panelRooms],
    packages: ['preact'],
  },
  'panel/link.ts': { parts: ['contract', 'client', 'browser'] },
  'panel/*/main.ts': { parts: ['contract', 'browser', 'panel/i18n', ...panelRooms] },
  'models of panel': {
    parts: ['contract', 'client', 'browser', 'ui/conversation-entry.ts'],
    packages: ['@preact/signals-core'],
  },
  'views of panel': {
    parts: ['contract', 'ui', 'ui/conversation-entry.ts', 'panel/i18n', 'panel/theme', 'models of panel'],
    packages: ['preact'],
  },
  'panel/i18n': { parts: ['contract'] },
  'panel/theme': { parts: ['contract'] },
  ui: { parts: ['contract', 'ui/conversation-entry.ts'], packages: ['preact'] },
  'ui/conversation-entry.ts': { parts: ['contract'] },
  console: {
    parts: ['contract', 'client', 'browser', 'ui', 'ui/conversation-entry.ts', 'console/*'],
    packages: [...preact, '@preact/signals-core'],
  },
  'console/*': {
    parts: ['contract', 'client', 'browser', 'ui', 'ui/conversation-entry.ts', 'console/*'],
    packages: [...preact, '@preact/signals-core'],
  },
  service: {
    parts: ['contract', 'service/*', 'service/routes/*'],
    packages: [...http, 'pino', 'bowser', 'libphonenumber-js', 'mmdb-lib'],
  },
  'service/fuzz': { parts: ['contract', 'service', 'service/*'], packages: [...http, 'fast-check'] },
  'service/domain': { parts: ['contract'] },
  'service/http': { parts: ['contract', 'service/domain'], packages: http },
  'service/schemas': { parts: ['contract', 'service/domain'], packages: ['typebox'] },
  'service/routes/*': {
    parts: ['contract', 'service/http', 'service/domain', 'service/schemas'],
    packages: http,
  },
  'service/storage': {
    parts: ['contract', 'service/domain'],
    packages: ['kysely', 'pg', '@electric-sql/pglite', '@electric-sql/pglite/*', 'node:*'],
  },
  'service/delivery': {
    parts: ['contract', 'service/domain'],
    packages: ['node:*', 'nodemailer', 'ipaddr.js'],
  },
  'service/bots': { parts: ['contract', 'service/domain'], packages: ['node:*'] },
};

/** The embed's entry names the others' in one way only: by a dynamic import, so that they are loaded when needed. */
const dynamicOnly = [
  { from: 'embed/main.ts', to: 'panel/main.tsx' },
  { from: 'embed/main.ts', to: 'embed/proactive/main.ts' },
];

const topFolders = ['browser', 'client', 'console', 'contract', 'embed', 'loader', 'panel', 'service', 'ui'];
const longestFile = 300;

const source = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|css|html|js)$/.test(path));
const modules = files.filter((path) => /\.tsx?$/.test(path));
const contents = new Map(files.map((path) => [path, readFileSync(join(source, path), 'utf8')]));
const shipped = modules.filter((path) => !isForTests(path));

describe('the import table', () => {
  test('holds for every file', () => {
    expect(shipped.flatMap((path) => violations(path, contents.get(path) ?? ''))).toEqual([]);
  });

  test('gives every file a part', () => {
    expect(shipped.filter((path) => partOf(path) === undefined)).toEqual([]);
  });

  test.each([
    ['contract/errors.ts', `import { clock } from '../browser/browser'`],
    ['embed/launcher/launcher.ts', `import { h } from 'preact'`],
    ['embed/launcher/launcher.ts', `import type { Panel } from '../../panel/link'`],
    ['embed/main.ts', `import { mount } from '../panel/main'`],
    ['embed/main.ts', `import { startProactive } from './proactive/main'`],
    ['embed/proactive/engine.ts', `export * from '../launcher/launcher'`],
    ['panel/conversation/Composer.tsx', `const client = await import('../../client/request')`],
    ['panel/conversation/use-transcript-scroll.ts', `import { ring } from '../../browser/ring'`],
    ['panel/conversation/chat.ts', `let view: import('./ChatScreen').ChatScreen`],
    ['panel/forms/form.ts', `import { useLabel } from './use-field-texts'`],
    ['service/domain/cases.ts', `import { sql } from 'kysely'`],
    ['service/routes/v1/chat.ts', `import { logs } from '../v2/logs'`],
  ])('would refuse in %s: %s', (path, text) => {
    expect(violations(path, text)).toHaveLength(1);
  });

  test.each([
    ['embed/main.ts', `const panel = import('../panel/main')`],
    ['embed/main.ts', `import type { Panel } from '../panel/link'`],
    ['service/app.ts', `import { chat } from './routes/v1/chat'`],
    ['panel/main.tsx', `import { Panel } from './frame/Panel'`],
    ['panel/forms/Field.tsx', `import type { FormField } from './form-field'`],
  ])('lets %s have: %s', (path, text) => {
    expect(violations(path, text)).toEqual([]);
  });
});

describe('the tree', () => {
  test('has the top folders of the plan and no other', () => {
    const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((entry) => entry.name).sort()).toEqual(topFolders);
  });

  test('has no import cycle', () => {
    expect(cycles(new Map(shipped.map((path) => [path, targets(path)])))).toEqual([]);
  });

  test('would find a cycle', () => {
    const graph = { a: ['b'], b: ['c'], c: ['b'], d: ['a'] };
    expect(cycles(new Map(Object.entries(graph)))).toEqual(['b → c → b']);
  });

  test(`has no file above ${longestFile} lines`, () => {
    const tooLong = files.filter((path) => (contents.get(path) ?? '').split('\n').length > longestFile + 1);
    expect(tooLong).toEqual([]);
  });

  test('never turns text into markup or code', () => {
    const sinks =
      /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|document\.write|eval\(|new Function)/;
    expect(shipped.filter((path) => sinks.test(contents.get(path) ?? ''))).toEqual([]);
  });

  test('touches the globals of the page in browser, views and entries alone', () => {
    const pureParts = ['contract', 'client', 'embed/proactive', 'models of panel', 'service/domain'];
    const globals = /(?<![\w.$'"`-])(window|document|localStorage|sessionStorage|navigator|location)\s*[.[]/;
    const impure = shipped.filter((path) => pureParts.includes(partOf(path) ?? ''));
    expect(impure.filter((path) => globals.test(withoutComments(contents.get(path) ?? '')))).toEqual([]);
  });
});

interface Import {
  specifier: string;
  isDynamic: boolean;
}

function violations(path: string, text: string): string[] {
  return importsOf(path, text)
    .filter((found) => !isAllowed(path, found))
    .map(({ specifier }) => `${path} must not import ${specifier}`);
}

function isAllowed(path: string, { specifier, isDynamic }: Import): boolean {
  const pattern = patternOf(path);
  const { parts = [], packages = [] } = (pattern && table[pattern]) || {};
  if (!specifier.startsWith('.')) return packages.some((name) => begins(specifier, name));
  const target = resolve(path, specifier);
  if (dynamicOnly.some(({ from, to }) => from === path && to === target) && !isDynamic) return false;
  const targetPart = partOf(target);
  if (targetPart === undefined) return false;
  return targetPart === partOf(path) || parts.some((name) => name === targetPart || isLike(targetPart, name));
}

/** The entry of the table that a file falls under: the longest that its path begins with. */
function patternOf(path: string): string | undefined {
  return (
    roleOf(path) ??
    Object.keys(table)
      .filter((pattern) => begins(path, pattern))
      .sort((a, b) => b.split('/').length - a.split('/').length)[0]
  );
}

/** The same with its `*` filled in: `service/routes/v1`. */
function partOf(path: string): string | undefined {
  const role = roleOf(path);
  if (role) return role;
  const segments = patternOf(path)?.split('/').length;
  return segments === undefined ? undefined : path.split('/').slice(0, segments).join('/');
}

/** In a room where models and views lie side by side. */
function roleOf(path: string): string | undefined {
  const [, room = '', file = ''] = /^panel\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (!file || ['i18n', 'theme'].includes(room) || /^main\.tsx?$/.test(file)) return undefined;
  return file.endsWith('.tsx') || file.startsWith('use-') ? 'views of panel' : 'models of panel';
}

function begins(path: string, pattern: string): boolean {
  return isLike(path.split('/').slice(0, pattern.split('/').length).join('/'), pattern);
}

function isLike(path: string, pattern: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    given.length === wanted.length && wanted.every((name, at) => name === '*' || matchesName(given[at], name))
  );
}

function matchesName(given: string | undefined, name: string): boolean {
  return name.endsWith(':*') ? given?.startsWith(name.slice(0, -1)) === true : given === name;
}

/** Static, type-only and dynamic imports, re-exports, and `import('…')` inside a type. */
function importsOf(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} can't be read: ${errors[0]?.message}`);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value),
  );
  const specifiers = [...module.staticImports.map((found) => found.moduleRequest.value), ...reExports];
  const named = specifiers.filter((specifier) => specifier !== undefined);
  const inPlace = [...withoutComments(text).matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)];
  return [
    ...named.map((specifier) => ({ specifier, isDynamic: false })),
    ...inPlace.map(([, specifier = '']) => ({ specifier, isDynamic: true })),
  ];
}

function resolve(path: string, specifier: string): string {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  return (
    [target, `${target}.ts`, `${target}.tsx`].find((candidate) => contents.has(candidate)) ?? `${target}.ts`
  );
}

function targets(path: string): string[] {
  const imports = importsOf(path, contents.get(path) ?? '').filter(({ specifier }) =>
    specifier.startsWith('.'),
  );
  return imports.map(({ specifier }) => resolve(path, specifier));
}

function cycles(graph: Map<string, string[]>): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  function visit(node: string, way: string[]) {
    if (way.includes(node)) found.push([...way.slice(way.indexOf(node)), node].join(' → '));
    if (finished.has(node) || way.includes(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    finished.add(node);
  }
  for (const node of graph.keys()) visit(node, []);
  return found;
}

function isForTests(path: string): boolean {
  return /\.(test|test-d|setup)\.tsx?$/.test(path) || /^(fake|test)-/.test(posix.basename(path));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
