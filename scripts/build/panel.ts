import { basename, dirname } from 'node:path';
import { panelDefaults } from './defaults.ts';
import { edition, wholeEdition } from './edition.ts';
import { importedBy } from './imported-by.ts';
import { compressedFiles } from './plugins/compressed-files.ts';
import { languageFiles } from './plugins/language-files.ts';
import { ownMembers } from './plugins/own-members.ts';
import { plainImports } from './plugins/preload-wrapper.ts';
import { smallest, type Program } from './program.ts';

/**
 * People who download the panel open it, with nearly all of its functions: Chromium compiles them beside the download
 * and not one by one at the click (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** What a page downloads when a visitor first wants to chat, and its parts on demand. */
export const panel: Program = {
  plugins: [plainImports(), wholeEdition(), languageFiles(), ownMembers(), compressedFiles({ tries: 'all' })],
  environment: {
    consumer: 'client',
    // A customer's page has no say in how signals work: what they read for a tool of developers is left out.
    define: { __DEFAULT_SETTINGS__: panelDefaults, 'window.__PREACT_SIGNALS_DEVTOOLS__': 'false' },
    build: {
      outDir: 'dist/widget',
      target: 'es2022',
      modulePreload: false,
      ...smallest,
      rolldownOptions: {
        input: { panel: 'src/panel/main.tsx', conversation: 'src/panel/conversation/main.ts' },
        // Parts on demand import from the entry: a file for what they share would be one more to wait for.
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          // Terser's names compress better.
          minify: { compress: true, mangle: false, codegen: true },
          entryFileNames: `${edition}/[name].js`,
          chunkFileNames: ({ name, facadeModuleId }) =>
            `${edition}/${name === 'main' ? basename(dirname(facadeModuleId ?? '')) : name}.js`,
          postBanner: ({ name }) => (name === 'panel' ? compileHint : ''),
          // A module is in the first file that needs it: that of the first form, that of the conversation.
          codeSplitting: {
            groups: [
              { name: importedBy('src/panel/main.tsx', 'panel'), priority: 2 },
              { name: importedBy('src/panel/conversation/main.ts', 'conversation'), priority: 1 },
            ],
          },
        },
      },
    },
  },
};
