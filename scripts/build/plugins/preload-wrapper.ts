import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const withStyles = fileURLToPath(new URL('../../../src/console/app/load-with-styles.ts', import.meta.url));

/** Removes what Vite's wrapper around `import()` preloads: a part of the widget is one file, with its styles inside. */
export function plainImports(): Plugin {
  return wrapperOf('plain-imports', 'export const __vitePreload = (load) => load();');
}

/** Loads a screen of the console together with its style sheets; its scripts are not preloaded. */
export function importsWithStyles(): Plugin {
  return wrapperOf(
    'imports-with-styles',
    `export { loadWithStyles as __vitePreload } from ${JSON.stringify(withStyles)};`,
  );
}

/** Replaces the module of the function that Vite calls for each `import()`. */
function wrapperOf(name: string, code: string): Plugin {
  return {
    name,
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? code : undefined),
  };
}
