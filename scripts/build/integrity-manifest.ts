import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `integrity.json` beside the widget's files: what each of them must be, in the words of a script's `integrity` and of an
 * import map. https://html.spec.whatwg.org/multipage/webappapis.html#integrity-of-modules
 */
export function integrityManifest(environment: string, version: string): Plugin {
  return {
    name: 'integrity-manifest',
    applyToEnvironment: ({ name }) => name === environment,
    writeBundle({ dir = '' }) {
      const scripts = readdirSync(dir)
        .filter((file) => file.endsWith('.js'))
        .sort();
      const entries = scripts.map((file) => [file, digestOf(readFileSync(join(dir, file)))]);
      const manifest = { version, files: Object.fromEntries(entries) as Record<string, string> };
      writeFileSync(join(dir, 'integrity.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}

function digestOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
