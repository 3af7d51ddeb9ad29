import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const withStyles = fileURLToPath(new URL('../../../src/console/app/load-with-styles.ts', import.meta.url));

/** Leaves `import()` without Vite's wrapper that preloads: a part of the widget is one file, with its styles inside. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    configResolved({ plugins }) {
      const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
      const applies = wrapping?.applyToEnvironment;
      if (!wrapping || !applies) throw new Error('Vite wraps `import()` in another way.');
      wrapping.applyToEnvironment = (environment) =>
        environment.name !== 'panel' && environment.name !== 'proactive' && applies(environment);
    },
  };
}

/** Loads a screen of the console together with its style sheets; its scripts are not preloaded. */
export function importsWithStyles(): Plugin {
  return {
    name: 'imports-with-styles',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper')
        ? `export { loadWithStyles as __vitePreload } from ${JSON.stringify(withStyles)};`
        : undefined,
  };
}
