import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const isEmbed = /^embed\/(?!proactive\/)/;
const isInPages = /^(browser|client|contract|embed|loader|panel)\/.*\.tsx?$/;

/**
 * Members that the embed's own code declares and nothing else names: neither the panel, the rules, the contract or a
 * page, nor any string. Their names may be shortened; the minifier spares those of the browser by itself.
 */
export function privateMembers(): RegExp {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isInPages.test(file) && !/test|fake/.test(file));
  const own = read(files.filter((file) => isEmbed.test(file)));
  const others = read(files.filter((file) => !isEmbed.test(file)));
  const quoted = own.match(/(['"`])\w+\1/g) ?? [];
  const named = new Set(`${others} ${quoted.join(' ')}`.match(/\w+/g));
  const declared = [...own.matchAll(/^ +(\w{4,})\??[:(]/gm)].flatMap(([, name]) => name ?? []);
  return new RegExp(`^(?:${declared.filter((name) => !named.has(name)).join('|')})$`);
}

function read(files: string[]): string {
  return files.map((file) => readFileSync(source + file, 'utf8')).join('\n');
}
