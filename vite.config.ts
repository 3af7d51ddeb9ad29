import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type Plugin, type ViteBuilder } from 'vite';
import { compressedFiles } from './scripts/build/compressed-files.ts';
import { languageFiles } from './scripts/build/language-files.ts';
import { integrityManifest } from './scripts/build/integrity-manifest.ts';
import { ownMembers } from './scripts/build/own-members.ts';
import { plainImports } from './scripts/build/plain-imports.ts';
import { plainNamespaces } from './scripts/build/plain-namespaces.ts';
import { pagePackage } from './scripts/build/page-package.ts';
import { privateMembers } from './scripts/build/private-members.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What the widget fills settings up with, worked out here so that it needs nothing that reads them. */
const { defaultSettings } = (
  await runnerImport<typeof import('./src/contract/settings/parse-settings')>(
    './src/contract/settings/parse-settings.ts',
  )
).module;
const { settingsOfEmbed } = (
  await runnerImport<typeof import('./src/contract/settings/settings')>('./src/contract/settings/settings.ts')
).module;

const panelDefaults = JSON.stringify({ ...defaultSettings(), colours: '' }, (name, value: unknown) =>
  [...settingsOfEmbed, 'launcher'].includes(name) ? undefined : value,
);

/** Behind the bundler's own minifier it leaves the files that pages download most three hundredths smaller. */
const terserOptions = {
  ecma: 2020,
  compress: { passes: 3, unsafe_arrows: true, sequences: false },
  module: true,
} as const;

/**
 * Whoever downloads the panel opens it, with nearly all of its functions: Chromium compiles them beside the download
 * rather than one by one at the click (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Five programs out of one tree: the widget (embed: every page view; panel: when first needed; proactive: where there
 * are rules of invitation), the package for pages that are built, the console, the document in which it shows the
 * widget, and the service; and the demo's built pages. `vite build --app` builds the embed behind panel and proactive,
 * since it holds their file names.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    plainImports('panel', 'proactive'),
    plainNamespaces('panel'),
    languageFiles(),
    stylesOfScreens(),
    ownMembers('panel', 'proactive'),
    integrityManifest('embed', version),
    pageOf('console', 'src/console/index.html', 'index.html'),
    pageOf('preview', 'src/console/widgets/preview-page/index.html', 'preview.html'),
    compressedFiles('panel', 'proactive', 'embed', 'console', 'preview'),
    pagePackage('npm'),
  ],
  // Elements are made by the function that is in the bundle anyway: the calls of `jsx()` are longer, too.
  oxc: { jsx: { runtime: 'classic', pragma: 'createElement', pragmaFrag: 'Fragment' } },
  build: {
    rolldownOptions: {
      transform: {
        inject: { createElement: ['preact', 'createElement'], Fragment: ['preact', 'Fragment'] },
      },
    },
  },
  // Pages of frameworks take the package as their customers do: built, and by its name.
  resolve: { alias: { 'chat-widget': fileURLToPath(new URL('dist/npm', import.meta.url)) } },
  define: {
    __VERSION__: JSON.stringify(version),
    __ENGINE_PROGRAMS__: JSON.stringify('./'),
  },
  builder: {
    async buildApp(builder: ViteBuilder) {
      const { panel, proactive, embed, npm, demo, console, preview, service } = builder.environments;
      if (!panel || !proactive || !embed || !npm || !demo || !console || !preview || !service)
        throw new Error('An environment is missing.');
      const panelFile = entryFile(await builder.build(panel));
      const proactiveFile = entryFile(await builder.build(proactive));
      embed.config.define = {
        ...embed.config.define,
        __PANEL_FILE__: JSON.stringify(panelFile),
        __PROACTIVE_FILE__: JSON.stringify(proactiveFile),
      };
      await builder.build(embed);
      await builder.build(npm);
      await builder.build(demo);
      await builder.build(console);
      await builder.build(preview);
      await builder.build(service);
    },
  },
  environments: {
    panel: {
      consumer: 'client',
      define: { __DEFAULT_SETTINGS__: panelDefaults },
      build: {
        outDir: 'dist/widget',
        target: 'es2022',
        modulePreload: false,
        minify: 'terser',
        terserOptions,
        rolldownOptions: {
          input: { panel: 'src/panel/main.tsx' },
          // Parts on demand import from the entry: a file for what they share would be one more to wait for.
          preserveEntrySignatures: 'allow-extension',
          output: {
            format: 'es',
            minify: true,
            entryFileNames: 'panel-[hash].js',
            chunkFileNames: ({ name, facadeModuleId }) =>
              `${name === 'main' ? basename(dirname(facadeModuleId ?? '')) : '[name]'}-[hash].js`,
            postBanner: ({ name }) => (name === 'panel' ? compileHint : ''),
            // A module is in the first file that needs it: that of the first form, that of the conversation.
            codeSplitting: {
              groups: [
                { name: namedWhere('panel', 'src/panel/main.tsx'), priority: 2 },
                { name: namedWhere('conversation', 'src/panel/conversation/main.ts'), priority: 1 },
              ],
            },
          },
        },
      },
    },
    proactive: {
      consumer: 'client',
      define: { '__DEFAULT_SETTINGS__.proactive': JSON.stringify(defaultSettings().proactive) },
      build: {
        outDir: 'dist/widget',
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: false,
        minify: 'terser',
        terserOptions,
        rolldownOptions: {
          input: 'src/embed/proactive/main.ts',
          preserveEntrySignatures: 'exports-only',
          output: {
            format: 'es',
            minify: true,
            entryFileNames: 'proactive-[hash].js',
            chunkFileNames: '[name]-[hash].js',
          },
        },
      },
    },
    embed: {
      consumer: 'client',
      build: {
        outDir: 'dist/widget',
        emptyOutDir: false,
        target: 'es2022',
        minify: 'terser',
        terserOptions: { ...terserOptions, mangle: { properties: { regex: privateMembers() } } },
        rolldownOptions: {
          input: 'src/embed/main.ts',
          output: { format: 'iife', minify: true, entryFileNames: 'chat-widget.js' },
        },
      },
    },
    npm: {
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
    demo: {
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
    console: {
      consumer: 'client',
      build: {
        outDir: 'dist/console',
        target: 'es2022',
        modulePreload: false,
        minify: 'terser',
        terserOptions,
        rolldownOptions: {
          input: 'src/console/main.tsx',
          output: {
            format: 'es',
            minify: true,
            // What every agent downloads is two files, however many screens share parts of it.
            codeSplitting: {
              groups: [
                {
                  name: (id: string, graph: ModuleGraph) =>
                    namedWhere('console', 'src/console/main.tsx')(id, graph)
                      ? null
                      : namedWhere('workspace', 'src/console/chats/workspace/screen.tsx')(id, graph),
                },
              ],
            },
            entryFileNames: 'console-[hash].js',
            chunkFileNames: ({ facadeModuleId, name }) => `${roomOf(facadeModuleId) ?? name}-[hash].js`,
            assetFileNames: '[name]-[hash][extname]',
          },
        },
      },
    },
    /** The document in which the console shows the widget: a page of its own, which shares no file with the console. */
    preview: {
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
    service: {
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
            admin: 'src/service/admin/main.ts',
            'engine-worker': 'src/service/storage/embedded/engine-worker.ts',
            'engine-create': 'src/service/storage/embedded/engine-create.ts',
          },
          output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
});

/** The room of a screen of the console, which is what its file is named by. */
function roomOf(moduleId: string | null | undefined): string | undefined {
  return /([^/]+)\/screen\.tsx$/.exec(moduleId ?? '')?.[1];
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Answers `name` for each module that an entry imports at once, by however many others. */
function namedWhere(name: string, entry: string) {
  return (id: string, graph: ModuleGraph): string | null => {
    const seen = new Set<string>();
    function isReached(from: string): boolean {
      if (seen.has(from)) return false;
      seen.add(from);
      return from.endsWith(entry) || (graph.getModuleInfo(from)?.importers ?? []).some(isReached);
    }
    return isReached(id) ? name : null;
  };
}

/** A screen of the console comes with its style sheets; the files of its script are not loaded ahead. */
function stylesOfScreens(): Plugin {
  const loader = fileURLToPath(new URL('src/console/app/load-with-styles.ts', import.meta.url));
  return {
    name: 'styles-of-screens',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'console',
    load: (id) =>
      id.includes('vite/preload-helper')
        ? `export { loadWithStyles as __vitePreload } from ${JSON.stringify(loader)};`
        : undefined,
  };
}

/** Writes a page of the console: the template with the hashed script and style sheet, and nothing inline. */
function pageOf(environment: string, template: string, fileName: string): Plugin {
  return {
    name: `page-of-${environment}`,
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const scripts = files
          .filter((file) => file.type === 'chunk' && file.isEntry)
          .map((file) => `<script type="module" src="/console/${file.fileName}"></script>`);
        const styles = files
          .flatMap((file) =>
            file.type === 'chunk' && file.isEntry ? [...(file.viteMetadata?.importedCss ?? [])] : [],
          )
          .map((style) => `<link rel="stylesheet" href="/console/${style}" />`);
        const text = readFileSync(new URL(template, import.meta.url), 'utf8');
        const source = text.replace('<!-- assets -->', [...styles, ...scripts].join('\n    '));
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

function entryFile(built: Awaited<ReturnType<ViteBuilder['build']>>): string {
  const outputs = Array.isArray(built) ? built : [built];
  for (const output of outputs) {
    if (!('output' in output)) continue;
    for (const file of output.output)
      if (file.type === 'chunk' && file.isEntry && /\/main\.tsx?$/.test(file.facadeModuleId ?? ''))
        return file.fileName;
  }
  throw new Error('A part of the widget was built without an entry file.');
}
