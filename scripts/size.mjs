import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './run.mjs';

const { budgets } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = join(root, 'dist/widget');
const language = /^([a-z]{2,3}(?:-[a-z]+)?)-[\w-]{8}\.js$/i;

const rows = measure();
process.stdout.write(table(rows));
const tooLarge = rows.filter((row) => row.bytes > row.budget.must);
for (const row of tooLarge) {
  process.stderr.write(`${row.name} is ${row.bytes - row.budget.must} bytes above its budget.\n`);
}
if (tooLarge.length > 0) process.exitCode = 1;

/** Every file of the widget but the embed and the languages comes with the panel. */
function measure() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const embed = sizeOf('chat-widget.js');
  const languages = files.filter((file) => language.test(file) && !file.startsWith('panel-'));
  const panel = files.filter((file) => file !== 'chat-widget.js' && !languages.includes(file));
  return [
    { name: 'embed', bytes: embed, budget: budgets.embed },
    {
      name: 'embed and panel',
      bytes: panel.reduce((sum, file) => sum + sizeOf(file), embed),
      budget: budgets['embed and panel'],
    },
    ...languages.map((file) => ({
      name: `language ${language.exec(file)[1]}`,
      bytes: sizeOf(file),
      budget: budgets['each language'],
    })),
    {
      name: 'pasted snippet',
      bytes: snippet().byteLength,
      budget: budgets['pasted snippet'],
    },
  ];
}

/** As a customer gets it: with an address and an id of usual length. */
function snippet() {
  const text = readFileSync(join(root, 'src/loader/snippet.html'), 'utf8').trim();
  const address = text.replace('{base}', 'https://chat.example.com');
  return Buffer.from(address.replace('{id}', '11111111-1111-4111-8111-111111111111'));
}

function sizeOf(file) {
  const bytes = readFileSync(join(folder, file));
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
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
    .map(([name, ...cells]) => name.padEnd(18) + cells.map((cell) => String(cell).padStart(10)).join(''))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function verdict(bytes, { want, must }) {
  if (bytes > must) return 'too large';
  return bytes > want ? 'holds' : 'as wanted';
}
