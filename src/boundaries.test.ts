import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cycles, importsOf, isForTests, withoutComments, type Import } from './test-imports';

/**
 * Who may import whom: each part of the house, the parts it may import beside itself, and the packages. A file belongs
 * to the part with the longest name that its path begins with. `*` stands for one further name. In the rooms of panel
 * and console, views (`.tsx` files, hooks: `use-….ts`, and `focus.ts`) are one part, models (every other module) another.
 */
interface Part {
  parts: string[];
  packages?: string[];
}

const preact = ['preact', '@preact/signals'];
const drawn = ['ui', 'ui/conversation-entry.ts'];
const panelRooms = ['models of panel', 'views of panel'];
const consoleRooms = ['models of console', 'views of console'];
const http = ['fastify', '@fastify/*', 'typebox', 'node:*'];

const domain = ['contract', 'service/domain', 'service/domain/*'];
/** A room of the domain, and the rooms that it may import. */
function room(name: string, rooms: string[]): Record<string, Part> {
  const others = rooms.map((other) => `service/domain/${other}`);
  return { [`service/domain/${name}`]: { parts: ['contract', 'service/domain', ...others] } };
}

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
    parts: ['contract', ...drawn, 'panel/i18n', 'panel/theme', 'panel/*/main.ts', 'models of panel'],
    packages: ['preact'],
  },
  'panel/i18n': { parts: ['contract'] },
  'panel/theme': { parts: ['contract'] },
  ui: { parts: ['contract', 'ui/conversation-entry.ts'], packages: ['preact'] },
  'ui/conversation-entry.ts': { parts: ['contract'] },
  'console/main.tsx': {
    parts: ['contract', 'client', 'browser', 'console/screens.ts', ...consoleRooms],
    packages: preact,
  },
  'console/screens.ts': { parts: ['console/screen.ts', 'console/*/screen.tsx'] },
  'console/screen.ts': { parts: ['client', 'browser', 'models of console'], packages: ['preact'] },
  'console/*/screen.tsx': { parts: ['console/screen.ts', ...consoleRooms], packages: preact },
  'models of console': {
    parts: ['contract', 'client', 'browser', 'ui/conversation-entry.ts', 'console/screen.ts'],
    packages: ['@preact/signals-core'],
  },
  'views of console': {
    parts: ['contract', ...drawn, 'console/screen.ts', 'models of console'],
    packages: preact,
  },
  service: {
    parts: ['contract', 'service/*', 'service/domain/*', 'service/routes/*'],
    packages: [...http, 'pino'],
  },
  'service/adapters': {
    parts: domain,
    packages: ['node:*', 'bowser', 'libphonenumber-js', 'mmdb-lib'],
  },
  'service/fuzz': {
    parts: ['contract', 'service', 'service/*', 'service/domain/*'],
    packages: [...http, 'fast-check'],
  },
  'service/domain': { parts: ['contract'] },
  ...room('access', []),
  ...room('outbox', []),
  ...room('widgets', []),
  ...room('agents', ['outbox']),
  ...room('cases', ['access', 'agents', 'outbox', 'widgets']),
  ...room('logs', ['cases', 'widgets']),
  ...room('provisioning', ['access', 'agents', 'cases', 'outbox', 'widgets']),
  'service/http': { parts: domain, packages: http },
  'service/schemas': { parts: domain, packages: ['typebox'] },
  'service/routes/*': { parts: [...domain, 'service/http', 'service/schemas'], packages: http },
  'service/storage': {
    parts: domain,
    packages: ['kysely', 'pg', '@electric-sql/pglite', '@electric-sql/pglite/*', 'node:*'],
  },
  'service/delivery': { parts: domain, packages: ['node:*', 'nodemailer', 'ipaddr.js'] },
  'service/bots': { parts: domain, packages: ['node:*'] },
};

/** What is named by a dynamic import alone, so that it is loaded when needed. */
const dynamicOnly = [
  { from: 'embed/main.ts', to: 'panel/main.tsx' },
  { from: 'embed/main.ts', to: 'embed/proactive/main.ts' },
  { from: 'panel/conversation/on-demand.tsx', to: 'panel/conversation/main.ts' },
  { from: 'console/screens.ts', to: 'console/*/screen.tsx' },
];

/**
 * The rooms of the console that a room may import beside itself. A room that is not named, as that of one more screen,
 * may import what frames every screen and who is signed in.
 */
const roomsOfConsole: Record<string, string[]> = {
  frame: [],
  'sign-in': ['frame'],
  inbox: ['frame', 'sign-in'],
  visitor: ['frame', 'inbox'],
  conversation: ['frame', 'inbox', 'visitor'],
  workspace: ['frame', 'sign-in', 'inbox', 'visitor', 'conversation'],
  app: ['frame', 'sign-in', 'workspace'],
};
const anyScreen = ['frame', 'sign-in'];

const topFolders = ['browser', 'client', 'console', 'contract', 'embed', 'loader', 'panel', 'service', 'ui'];
const longestFile = 300;
const mostFiles = 24;

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
    ['panel/conversation/on-demand.tsx', `import { ChatModel } from './main'`],
    ['panel/forms/form.ts', `import { useLabel } from './use-field-texts'`],
    ['console/inbox/CaseList.tsx', `import type { ConsoleClient } from '../../client/console-client'`],
    ['console/inbox/inbox.ts', `import { CaseList } from './CaseList'`],
    ['console/inbox/inbox.ts', `import type { Workspace } from '../workspace/workspace'`],
    ['console/logs/logs.ts', `import type { Inbox } from '../inbox/inbox'`],
    ['console/screens.ts', `import { Screen } from './workspace/screen'`],
    ['console/app/App.tsx', `import { screens } from '../screens'`],
    ['service/domain/cases/cases.ts', `import { sql } from 'kysely'`],
    ['service/domain/agents/agents.ts', `import type { Cases } from '../cases/cases'`],
    ['service/domain/ports.ts', `import type { Cases } from './cases/cases'`],
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
    ['console/logs/screen.tsx', `import type { ScreenProps } from '../screen'`],
    ['console/logs/LogList.tsx', `import { DrawnIcon } from '../frame/DrawnIcon'`],
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

  test(`has no folder of more than ${mostFiles} files beside tests`, () => {
    const sizes = new Map<string, number>();
    for (const path of shipped) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([]);
  });

  test('never turns text into markup or code', () => {
    const sinks =
      /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|document\.write|eval\(|new Function)/;
    expect(shipped.filter((path) => sinks.test(contents.get(path) ?? ''))).toEqual([]);
  });

  test('writes no signal in a view', () => {
    const write = /\.value\s*(=(?!=)|\+\+|--|[-+*/&|?]+=)|\b(signal|computed|effect|batch|action)\(/;
    const views = shipped.filter((path) => partOf(path)?.startsWith('views of '));
    expect(views.length).toBeGreaterThan(50);
    expect(views.filter((path) => write.test(withoutComments(contents.get(path) ?? '')))).toEqual([]);
  });

  test('touches the globals of the page in browser, views and entries alone', () => {
    const pureParts = [
      'contract',
      'client',
      'embed/proactive',
      'models of panel',
      'models of console',
      'service/domain',
    ];
    const globals = /(?<![\w.$'"`-])(window|document|localStorage|sessionStorage|navigator|location)\s*[.[]/;
    const impure = shipped.filter((path) => pureParts.some((part) => partOf(path)?.startsWith(part)));
    expect(impure.filter((path) => globals.test(withoutComments(contents.get(path) ?? '')))).toEqual([]);
  });
});

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
  if (dynamicOnly.some(({ from, to }) => from === path && isLike(target, to)) && !isDynamic) return false;
  const targetPart = partOf(target);
  if (targetPart === undefined || !isRoomOpen(path, target)) return false;
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
  const [, program = '', room = '', file = ''] = /^(panel|console)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (!file || ['i18n', 'theme'].includes(room) || /^(main|screen)\.tsx?$/.test(file)) return undefined;
  return `${/\.tsx$|^use-|^focus\.ts$/.test(file) ? 'views' : 'models'} of ${program}`;
}

function isRoomOpen(path: string, target: string): boolean {
  const [from, to] = [path, target].map((one) => /^console\/([^/]+)\/./.exec(one)?.[1]);
  if (from === undefined || to === undefined || from === to) return true;
  return (roomsOfConsole[from] ?? anyScreen).includes(to);
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
