import { edition, wholeEdition } from './edition.ts';
import { compressedFiles } from './plugins/compressed-files.ts';
import { ownMembers } from './plugins/own-members.ts';
import { smallest, type Program } from './program.ts';

/**
 * The reports of who is on the page: downloaded beside the rules of invitation where the widget's setting `visitorsNow` is on. A
 * file without any part of theirs, so that pages that have only rules download nothing for it.
 */
export const present: Program = {
  plugins: [wholeEdition(), ownMembers(), compressedFiles({ tries: 'all' })],
  environment: {
    consumer: 'client',
    build: {
      outDir: 'dist/widget',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      ...smallest,
      rolldownOptions: {
        input: 'src/embed/present/main.ts',
        preserveEntrySignatures: 'exports-only',
        output: { format: 'es', minify: true, entryFileNames: `${edition}/present.js` },
      },
    },
  },
};
