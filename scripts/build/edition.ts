import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const folders = [
  'src/browser',
  'src/client',
  'src/contract',
  'src/embed',
  'src/panel',
  'src/ui',
  'scripts/build',
];
const files = ['package.json', 'package-lock.json', 'vite.config.ts'];

/** Eight hexadecimal digits that name the folder of all files that `chat-widget.js` loads: others whenever anything changes that these are built from. */
export const edition = editionOfWidget();

function editionOfWidget(): string {
  const sources = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...sources, ...files]) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Refuses a file of the widget that is built from a file of this tree whose change would leave the edition as it was. */
export function wholeEdition(): Plugin {
  return {
    name: 'whole-edition',
    generateBundle() {
      const others = [...this.getModuleIds()]
        .map((id) => relative('.', id.replace(/\?.*/, '')))
        .filter(
          (file) => file.startsWith('src/') && !folders.some((folder) => file.startsWith(`${folder}/`)),
        );
      if (others.length > 0) this.error(`scripts/build/edition.ts has no folder of ${others.join(', ')}.`);
    },
  };
}
