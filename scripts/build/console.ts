import { importedBy } from './imported-by.ts';
import { compressedFiles } from './plugins/compressed-files.ts';
import { installingFiles } from './plugins/installing-files.ts';
import { pageWithAssets } from './plugins/page-with-assets.ts';
import { importsWithStyles } from './plugins/preload-wrapper.ts';
import { wordsByLanguage } from './plugins/words-by-language.ts';
import { smallest, type Program } from './program.ts';

const entry = importedBy('src/console/main.tsx', 'console');
const workspace = importedBy('src/console/chats/workspace/screen.tsx', 'workspace');

/** The web app of agents and administrators; each screen is downloaded when it is first shown. */
export const console: Program = {
  plugins: [
    importsWithStyles(),
    pageWithAssets('src/console/index.html', 'index.html'),
    installingFiles('src/console/app/installing'),
    wordsByLanguage(),
    compressedFiles(),
  ],
  environment: {
    consumer: 'client',
    build: {
      outDir: 'dist/console',
      target: 'es2022',
      modulePreload: false,
      ...smallest,
      rolldownOptions: {
        input: 'src/console/main.tsx',
        output: {
          format: 'es',
          minify: true,
          // What every agent downloads is two files, however many screens share parts of it.
          codeSplitting: {
            groups: [{ name: (id, graph) => entry(id, graph) ?? workspace(id, graph) }],
          },
          // They compress better than others.
          hashCharacters: 'hex',
          entryFileNames: 'console-[hash].js',
          chunkFileNames: ({ facadeModuleId, name }) => `${roomOf(facadeModuleId) ?? name}-[hash].js`,
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  },
};

/** Returns the folder of a screen, which names the screen's file. */
function roomOf(moduleId: string | null | undefined): string | undefined {
  return /([^/]+)\/screen\.tsx$/.exec(moduleId ?? '')?.[1];
}
