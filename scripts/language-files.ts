import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const table = fileURLToPath(new URL('../src/panel/i18n/language-files.ts', import.meta.url));

/**
 * Emits each language as a file named by its tag and one hash of them all. A panel that knew each file's own hash would
 * download a table of forty names to load at most one of them.
 */
export function languageFiles(): Plugin {
  const paths = [...readFileSync(table, 'utf8').matchAll(/import\('(.+?)'\)/g)].map(([, path]) =>
    fileURLToPath(new URL(`../src/panel/i18n/${path}.ts`, import.meta.url)),
  );
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  const edition = hash
    .digest('base64url')
    .replace(/[^a-z\d]/gi, '')
    .slice(0, 8);
  const tags = paths.map((path) => basename(path, '.ts'));
  return {
    name: 'language-files',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'panel',
    buildStart() {
      for (const [at, path] of paths.entries())
        this.emitFile({ type: 'chunk', id: path, fileName: `${tags[at]}-${edition}.js` });
    },
    load: (id) =>
      id === table
        ? `export const languages = Object.fromEntries(
            '${tags.join(' ')}'.split(' ').map((tag) => [tag, () => import(/* @vite-ignore */ \`./\${tag}-${edition}.js\`)]),
          );`
        : undefined,
  };
}
