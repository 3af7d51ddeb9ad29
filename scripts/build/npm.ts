import { pagePackage } from './plugins/page-package.ts';
import type { Program } from './program.ts';

/** The package for pages that are built. It takes the widget's files along, which are built before. */
export const npm: Program = {
  plugins: [pagePackage()],
  environment: {
    consumer: 'client',
    build: {
      outDir: 'dist/npm',
      target: 'es2022',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { main: 'src/loader/main.ts', client: 'src/client/main.ts' },
        preserveEntrySignatures: 'exports-only',
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  },
};
