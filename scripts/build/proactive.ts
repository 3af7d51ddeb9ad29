import { proactiveDefaults } from './defaults.ts';
import { edition, wholeEdition } from './edition.ts';
import { compressedFiles } from './plugins/compressed-files.ts';
import { ownMembers } from './plugins/own-members.ts';
import { plainImports } from './plugins/preload-wrapper.ts';
import { smallest, type Program } from './program.ts';

/** The rules of invitation: downloaded by pages whose widget has some, once they are idle. */
export const proactive: Program = {
  plugins: [plainImports(), wholeEdition(), ownMembers(), compressedFiles({ tries: 'all' })],
  environment: {
    consumer: 'client',
    define: { '__DEFAULT_SETTINGS__.proactive': proactiveDefaults },
    build: {
      outDir: 'dist/widget',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      ...smallest,
      rolldownOptions: {
        input: 'src/embed/proactive/main.ts',
        preserveEntrySignatures: 'exports-only',
        output: {
          format: 'es',
          minify: true,
          entryFileNames: `${edition}/proactive.js`,
          chunkFileNames: `${edition}/[name].js`,
        },
      },
    },
  },
};
