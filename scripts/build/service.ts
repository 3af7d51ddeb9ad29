import { servicePackage } from './plugins/service-package.ts';
import type { Program } from './program.ts';

/** The live chat service, its command line, and the programs that run in threads beside it. */
export const service: Program = {
  plugins: [servicePackage()],
  environment: {
    consumer: 'server',
    // Hundreds of small files each, which would be read one by one at every start.
    resolve: { noExternal: ['kysely', 'typebox'] },
    build: {
      outDir: 'dist/service',
      target: 'node20',
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: {
          main: 'src/service/main.ts',
          cli: 'src/service/cli.ts',
          admin: 'src/service/admin/main.ts',
          'engine-worker': 'src/service/storage/embedded/engine-worker.ts',
          'engine-create': 'src/service/storage/embedded/engine-create.ts',
          'mail-reader': 'src/service/delivery/incoming/mail-reader.ts',
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
};
