import { proactiveDefaults } from './defaults.ts';
import { compressedFiles } from './plugins/compressed-files.ts';
import { ownMembers } from './plugins/own-members.ts';
import { plainImports } from './plugins/preload-wrapper.ts';
import { partNames } from './plugins/part-names.ts';
import { steadyNames } from './plugins/steady-names.ts';
import { hashCharacters, smallest, type Program } from './program.ts';

/** The rules of invitation: downloaded by pages whose widget has some, once they are idle. The reports of who is there are built before. */
export const proactive: Program = {
  plugins: [plainImports(), partNames(), ownMembers(), ...steadyNames(), compressedFiles({ tries: 'all' })],
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
          hashCharacters,
          entryFileNames: 'proactive-[hash].js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  },
};
