import { compressedFiles } from './plugins/compressed-files.ts';
import { pageWithAssets } from './plugins/page-with-assets.ts';
import type { Program } from './program.ts';

/** The document in which the console shows the widget: a page of its own, which shares no file with the console. */
export const preview: Program = {
  plugins: [pageWithAssets('src/console/widgets/preview-page/index.html', 'preview.html'), compressedFiles()],
  environment: {
    consumer: 'client',
    build: {
      outDir: 'dist/console',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/console/widgets/preview-page/main.ts',
        output: {
          format: 'es',
          entryFileNames: 'preview-[hash].js',
          assetFileNames: 'preview-[hash][extname]',
        },
      },
    },
  },
};
