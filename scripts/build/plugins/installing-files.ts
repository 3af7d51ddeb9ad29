import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Files whose names browsers keep: what they install the console by, and its service worker. */
const names = ['worker.js', 'manifest.webmanifest', 'icon.svg'];

export function installingFiles(folder: string): Plugin {
  return {
    name: 'installing-files',
    generateBundle() {
      for (const fileName of names)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`${folder}/${fileName}`) });
    },
  };
}
