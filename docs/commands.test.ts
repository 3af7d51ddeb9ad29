import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { usage } from '../src/service/admin/usage';
import { commandsIn, examplesOf, readPage } from './read-page';

const root = new URL('../', import.meta.url);
const pages = [
  '../README.md',
  '../CONTRIBUTING.md',
  ...readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.md')),
];
const all = pages.map((page) => readPage(page)).join('\n');
const { scripts } = JSON.parse(readPage('../package.json')) as { scripts: Record<string, string> };

interface Block {
  page: string;
  commands: string[];
}
const blocks: Block[] = pages.flatMap((page) =>
  ['sh', 'text'].flatMap((language) =>
    examplesOf(readPage(page), language).map((code) => ({ page, commands: commandsIn(code) })),
  ),
);

/** Tests that run blocks of the pages as they are, but for places and ports. */
const runners = [
  'e2e/running/documented-commands.test.ts',
  'e2e/running/rehearsal.test.ts',
  'src/service/conformance/documentation.test.ts',
].map(sourceOf);
/** Pages of which all blocks run. */
const wholePages = runners.flatMap((source) => groupsIn(source, /blocksOf\('([\w-]+\.md)', 'sh'\)/g));
/** By which command a test finds its block. */
const foundBy = runners.flatMap((source) =>
  groupsIn(source, /(?:blockWith|runDocumented)\(\s*(["'`])(.*?)\1/g, 2),
);

const moving = 'src/service/admin/move-organisation.test.ts';
const packaged = 'e2e/running/service-package.test.ts';
const starting = 'e2e/running/start.test.ts';

/** Whole commands that run in another way: by which file, and the words in it that do it. */
const runOtherwise: Record<string, [file: string, words: string]> = {
  // The suite does these before anything else.
  'npm ci': ['scripts/run/test-run.mjs', 'await installIfStale()'],
  'npm ci && npm run build': ['scripts/run/test-run.mjs', 'await buildIfStale()'],
  'npm run build': ['scripts/run/test-run.mjs', 'await buildIfStale()'],
  'npm start': [starting, "[process.execPath, cli, 'start']"],
  'PORT=9000 npm start': [starting, 'env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder }'],
  'DATA_DIR=/tmp/chats npm start': [
    starting,
    'env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder }',
  ],
  'npm install ./chat-widget-0.1.0.tgz': [
    'e2e/embedding/page-package.test.ts',
    "await npm(['pack', join(root, 'dist/npm'), '--pack-destination', folder]);",
  ],
  'npm install ./chat-widget-service-0.1.0.tgz': [packaged, 'toContain(`npm install ./${stdout.trim()}\\n`)'],
  'npx chat-widget-service': [packaged, 'spawn(process.execPath, [command]'],
  'npx chat-widget-service admin help': [packaged, "run('npx', ['--no-install', ...help.split(' ')]"],
  'npm run admin -- move-organisation 100001 export /var/backups/tarn-lamps.jsonl': [
    moving,
    "run(from, '300001', 'export', file)",
  ],
  'npm run admin -- move-organisation import /var/backups/tarn-lamps.jsonl': [
    moving,
    "run(to, 'import', file)",
  ],
  'npm run admin -- move-organisation 100001 finish /var/backups/tarn-lamps.jsonl': [
    moving,
    "run(from, '300001', 'finish', file)",
  ],
  'UPDATE_SCREENSHOTS=1 npm run e2e -- screenshots': [
    'e2e/screenshots/keep-picture.ts',
    'process.env.UPDATE_SCREENSHOTS',
  ],
  'npx --yes --package=node@24 -- npm run unit': [
    '.github/workflows/test.yml',
    "node: ['20.19', '22', '24']",
  ],
};

/** Commands for developers that measure, prove, or run a part of the suite: whole. */
const ofTheSuite = [
  'npm test',
  'npm test -- lint types',
  'npm test -- lint types unit',
  'npm run unit -- src/panel',
  'npm run e2e -- conversation',
  'npm run e2e -- --debug phone',
  'npm run format',
  'npm run size',
  'npm run weight',
  'npm run pictures',
  'npm run bench',
  'npm run bench -- export',
  'npm run bench -- service',
  'npm run bench -- page --record',
  'npm run bench -- soak 30',
  'npm run prove:attack',
  'npm run prove:console',
  'npm run prove:crash',
  'npm run prove:delivery',
  'npm run prove:export',
  'npm run prove:failover',
  'npm run prove:frameworks',
  'npm run prove:fuzz',
  'npm run prove:kills',
  'npm run prove:proxies',
];

/** These need Docker: the test below compares them with the files that they use. */
function isInContainer(command: string): boolean {
  return /^(docker|export COMPOSE_FILE=)/.test(command);
}

/** What runs this command of a block; `undefined`: nothing does. */
function runnerOf(command: string, { page, commands }: Block): string | undefined {
  if (isInContainer(command)) return 'a container';
  if (command in runOtherwise) return runOtherwise[command]?.[0];
  if (ofTheSuite.includes(command)) return 'the suite';
  if (wholePages.includes(page)) return page;
  return foundBy.find((found) => commands.includes(found));
}

const documented = blocks.flatMap((block) => block.commands.map((command) => ({ command, block })));

test.each(documented.map(({ command, block }) => [block.page, command, block] as const))(
  '%s: %s is run',
  (_page, command, block) => expect(runnerOf(command, block)).toBeDefined(),
);

test.each([
  ['npm run admin -- back-up --fast /var/backups', 'backup.md'],
  ['npm run admin -- rollback now', 'operations.md'],
  ['npm run prove:everything', '../CONTRIBUTING.md'],
  ['npm start --now', 'running.md'],
])('the command %s, which no test runs, is found', (command, page) => {
  expect(runnerOf(command, { page, commands: [command] })).toBeUndefined();
});

describe('what is listed as running', () => {
  const known = new Set(documented.map(({ command }) => command));

  test('is on a page', () => {
    const listed = [...Object.keys(runOtherwise), ...ofTheSuite, ...foundBy];
    expect(listed.filter((command) => !known.has(command))).toEqual([]);
    expect(wholePages.filter((page) => !pages.includes(page))).toEqual([]);
  });

  test.each(Object.entries(runOtherwise))('%s is run by its file', (_command, [file, words]) => {
    expect(sourceOf(file)).toContain(words);
  });

  test.each(ofTheSuite)('%s has a program that knows its parameters', (command) => {
    const [, name = '', given = ''] = /^npm (?:run )?([\w:]+)(?: -- (.*))?$/.exec(command) ?? [];
    const [, program] = /^node (\S+)/.exec(scripts[name] ?? '') ?? [];
    const source = program
      ? sourceOf(program === 'scripts/run/test.mjs' ? 'scripts/run/test-run.mjs' : program)
      : '';
    function isKnown(parameter: string) {
      if (program)
        return /^\d+$/.test(parameter) || new RegExp(`\\b${parameter}: |'${parameter}'`).test(source);
      return (
        parameter === '--debug' || existsSync(new URL(name === 'e2e' ? `e2e/${parameter}` : parameter, root))
      );
    }
    expect(scripts).toHaveProperty([name]);
    expect(given.split(' ').filter((parameter) => parameter && !isKnown(parameter))).toEqual([]);
  });
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

describe('commands in containers', () => {
  const inContainers = documented.map(({ command }) => command).filter(isInContainer);

  test.each(inContainers)('%s names what is there', (command) => {
    const image = sourceOf('docs/operations/Containerfile');
    const compose = sourceOf('docs/operations/compose.yaml');
    // A new volume belongs to the owner of its folder in the image: root, where the image has none.
    for (const [, folder = ''] of command.matchAll(/--volume [\w-]+:(\/\w+)/g))
      expect(image).toMatch(new RegExp(`install -d -o node -g node -m 700 .*${folder}\\b`));
    for (const [, service = ''] of command.matchAll(/compose (?:exec|stop|start) (?:-T )?(\w+)/g))
      expect(compose).toMatch(new RegExp(`^  ${service}:`, 'm'));
    for (const [, name] of command.matchAll(/dist\/service\/admin\.js ([a-z-]+)/g))
      expect(usage).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    for (const [, file = ''] of command.matchAll(/COMPOSE_FILE=(\S+)/g))
      expect(existsSync(new URL(file, root))).toBe(true);
  });

  test('every instance of compose.yaml gets the settings of the file that the page names', () => {
    const compose = sourceOf('docs/operations/compose.yaml');
    expect(compose).toMatch(/&instance[^]*env_file:\n {6}- path: settings\.env\n {8}required: false/);
    expect(readPage('operations.md')).toContain('`docs/operations/settings.env`');
    expect(sourceOf('docs/operations/Containerfile.dockerignore')).toContain('**/*.env');
  });
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

test.each(['src/loader/README.md', 'scripts/build/plugins/service-package.ts'])(
  '%s installs the package from its file, since anybody may register its name',
  (file) => {
    const installs = [...sourceOf(file).matchAll(/npm install (\S+)/g)].map(([, what]) => what);
    expect(installs).toEqual([expect.stringMatching(/^\.\/chat-widget-(service-)?[\d.]+\.tgz$/)]);
  },
);

function sourceOf(file: string): string {
  return readFileSync(new URL(file, root), 'utf8');
}

function groupsIn(text: string, pattern: RegExp, group = 1): string[] {
  return [...text.matchAll(pattern)].map((match) => match[group] ?? '');
}
