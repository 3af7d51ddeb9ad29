import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { version } from '../version.ts';

/**
 * Writes `integrity.json` beside the widget's files: the digest of each, as a script's `integrity` and an import map take it:
 * https://html.spec.whatwg.org/multipage/webappapis.html#integrity-of-modules
 */
export function integrityManifest(): Plugin {
  return {
    name: 'integrity-manifest',
    writeBundle({ dir = '' }) {
      const scripts = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll(sep, '/'))
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
