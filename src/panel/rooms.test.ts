import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const roomsOfFirstForm = ['forms', 'frame', 'i18n', 'session', 'theme'];

test('the first form comes without the rooms that are needed later, but for their doors', () => {
  const reached = [...reachedAtOnce('panel/main.tsx')];
  const rooms = reached.filter((path) => !path.endsWith('/on-demand.tsx')).map(roomOf);
  expect([...new Set(rooms)].filter((room) => room !== undefined).sort()).toEqual(roomsOfFirstForm);
  expect(reached).not.toContain('client/poll-loop.ts');
  expect(reached).not.toContain('client/send-queue.ts');
  expect(reached).not.toContain('client/request.ts');
});

test('the file of the conversation holds what a running chat needs', () => {
  const reached = [...reachedAtOnce('panel/conversation/main.ts')];
  expect(reached).toEqual(expect.arrayContaining(['client/poll-loop.ts', 'panel/sending/visitor-outbox.ts']));
});

test('two rooms draw nothing under the same class, since the styles of both stay on the page', () => {
  const roomsOf = new Map<string, Set<string | undefined>>();
  for (const file of readdirSync(join(source, 'panel'), { encoding: 'utf8', recursive: true })) {
    const path = posix.join('panel', file);
    if (!path.endsWith('.css') || /theme|small-screen/.test(path)) continue;
    const sheet = readFileSync(join(source, path), 'utf8');
    for (const [, name = ''] of sheet.matchAll(/^(?:\.panel )?\.([a-z-]+)(?::[a-z-]+)* \{/gm))
      roomsOf.set(name, (roomsOf.get(name) ?? new Set()).add(roomOf(path)));
  }
  const shared = [...roomsOf].filter(([, rooms]) => rooms.size > 1).map(([name]) => name);
  // The composer has one more row for the files that it sends.
  expect(shared).toEqual(['composer']);
});

function roomOf(path: string): string | undefined {
  return /^panel\/([^/]+)\//.exec(path)?.[1];
}

/** What is downloaded with a module: all that it, and what it imports, import at once and not for types alone. */
function reachedAtOnce(from: string, reached = new Set<string>()): Set<string> {
  if (reached.has(from)) return reached;
  reached.add(from);
  const { module } = parseSync(from, readFileSync(join(source, from), 'utf8'));
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reExports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ moduleRequest }) => moduleRequest?.value);
  for (const specifier of [...imports, ...reExports]) {
    if (specifier?.startsWith('.') && !specifier.includes('.css'))
      reachedAtOnce(fileOf(posix.join(posix.dirname(from), specifier)), reached);
  }
  return reached;
}

function fileOf(path: string): string {
  return existsSync(join(source, `${path}.ts`)) ? `${path}.ts` : `${path}.tsx`;
}
