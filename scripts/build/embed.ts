import { compressedFiles } from './plugins/compressed-files.ts';
import { integrityManifest } from './plugins/integrity-manifest.ts';
import { steadyEdition } from './plugins/steady-edition.ts';
import { smallest, type Program } from './program.ts';

/** The script that every page view downloads. It has the name of the folder of the files that it loads. */
export const embed: Program = {
  plugins: [integrityManifest(), ...steadyEdition(), compressedFiles({ tries: 'all' })],
  environment: {
    consumer: 'client',
    build: {
      outDir: 'dist/widget',
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
