import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../src/panel/i18n/', import.meta.url));
const table = `${folder}language-files.ts`;
const english = `${folder}latin/en.ts`;

/**
 * Emits each language as a file named by its tag: for other names the panel would download a table of forty, to load at
 * most one of them. English has its own copy of the texts that elsewhere come with each part.
 */
export function languageFiles(): Plugin {
  const paths = [...readFileSync(table, 'utf8').matchAll(/import\('(.+?)'\)/g)].map(([, path]) =>
    join(folder, `${path}.ts`),
  );
  const tags = paths.map((path) => basename(path, '.ts'));
  return {
    name: 'language-files',
    enforce: 'pre',
    buildStart() {
      for (const [at, path] of paths.entries())
        this.emitFile({ type: 'chunk', id: path, name: `${tags[at]}` });
    },
    async resolveId(source, importer) {
      if (importer !== english) return undefined;
      const resolved = await this.resolve(source, importer);
      return resolved && `${resolved.id}?whole`;
    },
    load: (id) =>
      id === table
        ? `export const languages = Object.fromEntries(
            '${tags.join(' ')}'.split(' ').map((tag) => [tag, () => import(/* @vite-ignore */ \`./\${tag}.js\`)]),
          );`
        : undefined,
  };
}
