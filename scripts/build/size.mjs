import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { consoleFiles } from './console-files.mjs';
import { root } from '../run/run.mjs';

const { budgets } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const widgetFolder = join(root, 'dist/widget');
const [edition] = readdirSync(widgetFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folder = join(widgetFolder, edition.name);
const consoleFolder = join(root, 'dist/console');
const language = /^([a-z]{2,3}(?:-[a-z]+)?)\.js$/i;

const rows = measure();
process.stdout.write(table(rows));
const tooLarge = rows.filter((row) => row.bytes > row.budget.must);
for (const row of tooLarge) {
  process.stderr.write(`${row.name} is ${row.bytes - row.budget.must} bytes above its budget.\n`);
}
if (tooLarge.length > 0) process.exitCode = 1;

/**
 * The files as they lie in dist/; `npm run weight` tells what a browser fetches of them at which moment. A part is its
 * entry and what that imports at once; all else is downloaded by those who need it.
 */
function measure() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const panel = withImports('panel.js');
  const rules = withImports('proactive.js');
  const chat = withImports('conversation.js', new Set(panel));
  const others = files.filter((file) => !chat.has(file) && !rules.has(file));
  const embed = sizeOf('chat-widget.js', widgetFolder);
  return [
    { name: 'embed', bytes: embed, budget: budgets['before the visitor opens'] },
    { name: 'embed and panel', bytes: embed + sizeOfAll(panel), budget: budgets['first form'] },
    { name: 'with the conversation', bytes: embed + sizeOfAll(chat), budget: budgets['running chat'] },
    { name: 'rule engine', bytes: sizeOfAll(rules), budget: budgets['rule engine'] },
    ...others.map((file) => {
      const tag = language.exec(file)?.[1];
      return {
        name: tag ? `language ${tag}` : file.replace(/\.js$/, ''),
        bytes: sizeOf(file),
        budget: budgets[tag ? 'each language' : 'each part on demand'],
      };
    }),
    {
      name: 'pasted snippet',
      bytes: snippet().byteLength,
      budget: budgets['pasted snippet'],
    },
    ...measureConsole(),
  ];
}

function measureConsole() {
  const { inbox, screens, charts } = consoleFiles(consoleFolder);
  return [
    {
      name: 'console: the chats',
      bytes: sizeOfAll(inbox, consoleFolder),
      budget: budgets['chats of the console'],
    },
    ...screens.map(({ name, files }) => ({
      name: `console: ${name}`,
      bytes: sizeOfAll(files, consoleFolder),
      budget: budgets['each screen of the console'],
    })),
    {
      name: 'console: charts',
      bytes: sizeOfAll(charts, consoleFolder),
      budget: budgets['charts of the console'],
    },
  ];
}

function withImports(entry, found = new Set()) {
  if (found.has(entry)) return found;
  found.add(entry);
  const code = readFileSync(join(folder, entry), 'utf8');
  for (const [, file] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    withImports(file, found);
  return found;
}

/** As a customer gets it: with an address and an id of usual length. */
function snippet() {
  const text = readFileSync(join(root, 'src/loader/snippet.html'), 'utf8').trim();
  const address = text.replace('{base}', 'https://chat.example.com');
  return Buffer.from(address.replace('{id}', '11111111-1111-4111-8111-111111111111'));
}

function sizeOfAll(files, from = folder) {
  return [...files].reduce((sum, file) => sum + sizeOf(file, from), 0);
}

/** As it is served; what is too short for a compressed copy is served as it is. */
function sizeOf(file, from = folder) {
  const path = join(from, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function table(measured) {
  const lines = [
    ['', 'bytes', 'want', 'must', ''],
    ...measured.map(({ name, bytes, budget }) => [
      name,
      bytes,
      budget.want,
      budget.must,
      verdict(bytes, budget),
    ]),
  ];
  return lines
    .map(([name, ...cells]) => name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(''))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function verdict(bytes, { want, must }) {
  if (bytes > must) return 'too large';
  return bytes > want ? 'holds' : 'as wanted';
}
