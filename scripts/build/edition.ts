import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['src/browser', 'src/client', 'src/contract', 'src/panel', 'src/ui', 'scripts/build'];

/** Eight hexadecimal digits that change whenever anything changes that the panel is built from. */
export function editionOfPanel(): string {
  const files = sources
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test(-d)?\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json']) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
