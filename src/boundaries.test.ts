import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { anyScreen, roomsOfConsole } from './test-console-rooms';
import { dynamicOnly, table, typesOnly } from './test-import-table';
import { cycles, importsOf, isForTests, withoutComments, type Import } from './test-imports';

const topFolders = [
  'browser',
  'client',
  'console',
  'contract',
  'embed',
  'loader',
  'operations',
  'panel',
  'service',
  'ui',
];
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
    [
      'console/chats/inbox/CaseList.tsx',
      `import type { ConsoleClient } from '../../../client/console-client'`,
    ],
    ['console/chats/inbox/inbox.ts', `import { CaseList } from './CaseList'`],
    ['console/chats/inbox/inbox.ts', `import type { Workspace } from '../workspace/workspace'`],
    ['console/organisation/logs/logs.ts', `import type { Inbox } from '../../chats/inbox/inbox'`],
    ['console/app/screens.ts', `import { Screen } from '../chats/workspace/screen'`],
    ['console/app/App.tsx', `import { screens } from './screens'`],
    ['console/app/languages/languages.ts', `import { rooms } from './de'`],
    ['console/organisation/keys/keys.ts', `import { NewKey } from '../../../operations/console/keys'`],
    ['client/console-client.ts', `import { type NewKey } from '../operations/console/keys'`],
    ['service/domain/access/keyring.ts', `import { NewKey } from '../../../operations/console/keys'`],
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
    ['client/console-client.ts', `import type { NewKey } from '../operations/console/keys'`],
    ['service/http/serve.ts', `import { methodOf } from '../../operations/operation'`],
    ['panel/main.tsx', `import { Panel } from './frame/Panel'`],
    ['panel/forms/Field.tsx', `import type { FormField } from './form-field'`],
    ['console/organisation/logs/screen.tsx', `import type { ScreenProps } from '../../app/screen'`],
    ['console/organisation/logs/LogList.tsx', `import { DrawnIcon } from '../../kit/frame/DrawnIcon'`],
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
    for (const path of files.filter((one) => !isForTests(one)))
      sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([]);
  });

  test('never turns text into markup or code', () => {
    const sinks =
      /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|document\.write|eval\(|new Function)/;
    expect(shipped.filter((path) => sinks.test(contents.get(path) ?? ''))).toEqual([]);
  });

  test('gives pages no pattern that looks behind: Safari before 16.4 refuses the whole file', () => {
    const others = shipped.filter((path) => !/^(console|operations|service)\//.test(path));
    expect(others.length).toBeGreaterThan(200);
    expect(others.filter((path) => /\(\?<[=!]/.test(contents.get(path) ?? ''))).toEqual([]);
  });

  test('writes no signal in a view but those that it made for itself', () => {
    const views = shipped.filter((path) => partOf(path)?.startsWith('views of '));
    expect(views.length).toBeGreaterThan(50);
    expect(views.filter((path) => writesSignal(withoutComments(contents.get(path) ?? '')))).toEqual([]);
    expect(writesSignal('const isOpen = useSignal(false); isOpen.value = true;')).toBe(false);
    expect(writesSignal('const { isOpen } = model; isOpen.value = true;')).toBe(true);
  });

  test('reads a member that the build of the embed shortens in its file alone', () => {
    const others = shipped.filter((path) => !/^embed\/(?!proactive\/)/.test(path));
    expect(others.filter((path) => /\w\??\._[a-z]/.test(withoutComments(contents.get(path) ?? '')))).toEqual(
      [],
    );
  });

  test('changes the address of the page in browser alone', () => {
    const change = /\blocation\s*(?:=(?!=)|\.\w+\s*=(?!=)|\.(?:assign|replace)\()/;
    const others = shipped.filter((path) => !path.startsWith('browser/'));
    expect(others.filter((path) => change.test(withoutComments(contents.get(path) ?? '')))).toEqual([]);
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

function writesSignal(view: string): boolean {
  const own = [...view.matchAll(/const (\w+) = useSignal\b/g)].map(([, name]) => name);
  const writes = view.matchAll(/(\w+)\.value\s*(?:=(?!=)|\+\+|--|[-+*/&|?]+=)/g);
  const makes = /\b(signal|computed|effect|batch|action)\(/.test(view);
  return makes || [...writes].some(([, name]) => !own.includes(name));
}

function violations(path: string, text: string): string[] {
  return importsOf(path, text)
    .filter((found) => !isAllowed(path, found))
    .map(({ specifier }) => `${path} must not import ${specifier}`);
}

function isAllowed(path: string, { specifier, isDynamic, isTypeOnly }: Import): boolean {
  const pattern = patternOf(path);
  const { parts = [], packages = [] } = (pattern && table[pattern]) || {};
  if (!specifier.startsWith('.')) return packages.some((name) => begins(specifier, name));
  const target = resolve(path, specifier);
  if (dynamicOnly.some(({ from, to }) => from === path && isLike(target, to)) && !isDynamic) return false;
  const targetPart = partOf(target);
  const mayImportValues = typesOnly.except.some((name) => isLike(partOf(path) ?? '', name));
  if (targetPart === typesOnly.of && !isTypeOnly && !mayImportValues) return false;
  if (targetPart === undefined || !isRoomOpen(path, target)) return false;
  return targetPart === partOf(path) || parts.some((name) => name === targetPart || isLike(targetPart, name));
}

const patterns = new Map<string, string | undefined>();

/** The entry of the table that a file falls under: the longest that its path begins with. */
function patternOf(path: string): string | undefined {
  if (!patterns.has(path)) patterns.set(path, roleOf(path) ?? longestPattern(path));
  return patterns.get(path);
}

function longestPattern(path: string): string | undefined {
  return Object.keys(table)
    .filter((pattern) => begins(path, pattern))
    .sort((a, b) => b.split('/').length - a.split('/').length)[0];
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
  const [, program = '', room = '', file = ''] =
    /^(panel|console)\/((?:app|kit|chats|widgets|organisation|entry)\/[^/]+|[^/]+)\/(?:words\/)?([^/]+)$/.exec(
      path,
    ) ?? [];
  if (!file || path in table || ['i18n', 'theme', 'app/languages'].includes(room)) return undefined;
  if (/^(main|screen)\.tsx?$/.test(file)) return undefined;
  return `${/\.tsx$|^use-|^focus\.ts$/.test(file) ? 'views' : 'models'} of ${program}`;
}

function isRoomOpen(path: string, target: string): boolean {
  const [from, to] = [path, target].map((one) => roomOfConsole(one));
  if (from === undefined || to === undefined || from === to) return true;
  return (roomsOfConsole[from] ?? anyScreen).includes(to);
}

/** `chats/inbox`, `app`. A file with its own line in the table belongs to no room. */
function roomOfConsole(path: string): string | undefined {
  if (path in table || patternOf(path) === 'console/app/languages') return undefined;
  return /^console\/(app\/(?:palette|finder)|app|[^/]+\/[^/]+)\/./.exec(path)?.[1];
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
