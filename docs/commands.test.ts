import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usage } from '../src/service/admin/usage';
import { examplesOf, readPage } from './read-page';

const root = new URL('../', import.meta.url);
const pages = [
  '../README.md',
  '../CONTRIBUTING.md',
  ...readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.md')),
];
const all = pages.map((page) => readPage(page)).join('\n');
const { scripts } = JSON.parse(readPage('../package.json')) as { scripts: Record<string, string> };

/** By what a block contains: the test that runs it. */
const runBy: [contained: string, test: string][] = [
  ['npm run serve', 'e2e/running/documented-commands.test.ts'],
  ['create-organisation', 'e2e/running/documented-commands.test.ts'],
  ['npx chat-widget-service', 'e2e/running/service-package.test.ts'],
  ['back-up', 'e2e/running/rehearsal.test.ts'],
  ['move-to-postgres', 'e2e/running/rehearsal.test.ts'],
  ['move-organisation', 'src/service/admin/move-organisation.test.ts'],
  ['pg_dump', 'e2e/running/rehearsal.test.ts'],
  ['pg_restore', 'e2e/running/rehearsal.test.ts'],
  ['rollback', 'e2e/running/rehearsal.test.ts'],
  ['npm start', 'e2e/running/start.test.ts'],
  ['curl -sf', 'src/service/conformance/documentation.test.ts'],
  ['BASE=${BASE:-', 'src/service/conformance/documentation.test.ts'],
  ['openssl dgst', 'src/service/conformance/documentation.test.ts'],
  // The suite itself, and what measures and proves beside it.
  ['npm test', 'scripts/run/test-run.mjs'],
  ['npm run bench', 'bench/main.mjs'],
];

test.each(
  pages.flatMap((page) =>
    ['sh', 'text'].flatMap((language) => examplesOf(readPage(page), language).map((block) => [page, block])),
  ),
)('%s: a test runs the commands %j', (_page, block) => {
  const found = runBy.filter(([contained]) => `${block}`.includes(contained)).map(([, file]) => file);
  expect(found).not.toEqual([]);
  for (const file of found) expect([file, existsSync(new URL(file, root))]).toEqual([file, true]);
});

test('every command of npm that a page names is there', () => {
  const named = [
    ...all.matchAll(/npm (?:run )?(?:-s |--silent )?(start|test|(?<=run )[a-z]+(?::[a-z]+)?)(?![:\w])/g),
  ].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

test('every command of administration that a page names is there', () => {
  const named = [...all.matchAll(/(?:npm run admin --|chat-widget-service admin) ([a-z-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(10);
  const known = new Set([...usage.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name));
  expect([...new Set(named)].filter((name) => name !== 'help' && !known.has(name))).toEqual([]);
});

test.each([
  [/npm test -- ([a-z0-9 ]+)/g, 'scripts/run/test-run.mjs'],
  [/npm run bench -- ([a-z]+)/g, 'bench/main.mjs'],
  [/npm run prove:attack -- ([a-z ]+)/g, 'scripts/prove/attack.mjs'],
])('every part that a page names by %s is there', (pattern, program) => {
  const source = readFileSync(new URL(program, root), 'utf8');
  const named = [...all.matchAll(pattern)].flatMap(([, words = '']) => words.trim().split(/ +/));
  function isKnown(part: string) {
    return new RegExp(`\\b${part}: |'${part}'`).test(source);
  }
  expect(named.filter((part) => !isKnown(part))).toEqual([]);
});
