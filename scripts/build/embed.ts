import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compressedFiles } from './plugins/compressed-files.ts';
import { integrityManifest } from './plugins/integrity-manifest.ts';
import { smallest, type Program } from './program.ts';

const outDir = 'dist/widget';

/** The script that every page view downloads. Panel and proactive are built before: it loads them by their hashed names. */
export const embed: Program = {
  plugins: [fileNames(), integrityManifest(), compressedFiles()],
  environment: {
    consumer: 'client',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      ...smallest,
      // Members that only the embed's own modules read.
      terserOptions: { ...smallest.terserOptions, mangle: { properties: { regex: /^_[a-z]/ } } },
      rolldownOptions: {
        input: 'src/embed/main.ts',
        output: { format: 'iife', minify: true, entryFileNames: 'chat-widget.js' },
      },
    },
  },
};

function fileNames(): Plugin {
  return {
    name: 'file-names',
    renderChunk: {
      order: 'pre',
      handler: (code) =>
        code.replace(/__(PANEL|PROACTIVE)_FILE__/g, (_, part: string) => JSON.stringify(fileOf(part))),
    },
  };
}

function fileOf(part: string): string {
  const name = new RegExp(`^${part}-[\\w-]{8}\\.js$`, 'i');
  const file = readdirSync(outDir).find((one) => name.test(one));
  if (!file) throw new Error(`${outDir} has no file of ${part}.`);
  return file;
}
