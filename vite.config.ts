import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { console } from './scripts/build/console.ts';
import { demo } from './scripts/build/demo.ts';
import { embed } from './scripts/build/embed.ts';
import { npm } from './scripts/build/npm.ts';
import { panel } from './scripts/build/panel.ts';
import { present } from './scripts/build/present.ts';
import { preview } from './scripts/build/preview.ts';
import { proactive } from './scripts/build/proactive.ts';
import type { Program } from './scripts/build/program.ts';
import { service } from './scripts/build/service.ts';
import { version } from './scripts/build/version.ts';

/** In the order in which `vite build --app` builds them: some take files of those before them. */
const programs = Object.entries<Program>({
  panel,
  present,
  proactive,
  embed,
  npm,
  demo,
  console,
  preview,
  service,
});

export default defineConfig({
  publicDir: false,
  builder: {
    async buildApp({ environments, build }) {
      for (const [name] of programs) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
  environments: Object.fromEntries(programs.map(([name, { environment }]) => [name, environment])),
  plugins: programs.flatMap(([program, { plugins = [] }]) =>
    plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === program })),
  ),
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
});
