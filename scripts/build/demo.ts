import type { Program } from './program.ts';

/** The demo's pages of React and Vue. They import the package by its name, as customers do. */
export const demo: Program = {
  environment: {
    consumer: 'client',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      outDir: 'dist/demo',
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { 'react/built': 'demo/react/page.js', 'vue/built': 'demo/vue/page.js' },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'built/[name].js' },
      },
    },
  },
};
