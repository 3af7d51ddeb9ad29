import { proactiveDefaults } from './defaults.ts';
import { edition, wholeEdition } from './edition.ts';
import { compressedFiles } from './plugins/compressed-files.ts';
import { ownMembers } from './plugins/own-members.ts';
import { plainImports } from './plugins/preload-wrapper.ts';
import { steadyEdition } from './plugins/steady-edition.ts';
import { smallest, type Program } from './program.ts';

/** The rules of invitation: downloaded by pages whose widget has some, once they are idle. */
export const proactive: Program = {
  plugins: [
    plainImports(),
    wholeEdition(),
    ownMembers(),
    ...steadyEdition(),
    compressedFiles({ tries: 'all' }),
  ],
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
          entryFileNames: `proactive-${edition}.js`,
          chunkFileNames: `[name]-${edition}.js`,
        },
      },
    },
  },
};
