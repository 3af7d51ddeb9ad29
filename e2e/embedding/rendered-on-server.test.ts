import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from '../people';
import { widgetId, type Visitor } from '../visitor';
import { recipe } from './recipe';

const npmPackage = fileURLToPath(new URL('../../dist/npm/main.js', import.meta.url));
const { resolve } = createRequire(import.meta.url);

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('React hydrates a document whose head has the snippet, beside a widget that was there first', async ({
  visitor,
  service,
  email,
}) => {
  const app = `
    import { createElement as h } from 'react';
    export function App() {
      const snippet = h('script', { async: true, src: '${service.url}/js/${widgetId}.js' });
      const head = h('head', null, h('title', null, 'Shop'), snippet);
      return h('html', { lang: 'en' }, head, h('body', null, h('h1', { onClick() {} }, 'Shop'), h('script', { src: '/client.js' })));
    }`;
  await openRendered(visitor, {
    'app.js': app,
    'server.js': `import { createElement } from 'react'; import { renderToString } from 'react-dom/server';
      import { App } from './app.js'; export const html = '<!doctype html>' + renderToString(createElement(App));`,
    'client.js': `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client';
      import { App } from './app.js'; ${whenAsked('hydrateRoot(document, createElement(App), { onRecoverableError })')}`,
  });
  await hydrateBeside(visitor);
  await visitor.startChat({ email, question: 'Still hydrated?' });
});

for (const framework of ['React', 'Next']) {
  test(`the component of the recipe for ${framework} is rendered on a server and hydrated`, async ({
    visitor,
    service,
    email,
  }) => {
    const isNext = framework === 'Next';
    const props = JSON.stringify({ widgetId, baseUrl: service.url });
    await openRendered(visitor, {
      'ask-us.js': recipe('React', 'js'),
      'component.js': isNext ? recipe('Next', 'js') : `export { AskUs } from './ask-us';`,
      'server.js': `import { createElement } from 'react'; import { renderToString } from 'react-dom/server';
        import { AskUs } from './component.js';
        export const html = '<!doctype html><title>Shop</title><main>' + renderToString(createElement(AskUs, ${props})) + '</main><script src="/client.js"></script>';`,
      'client.js': `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client';
        import { AskUs } from './component.js';
        ${whenAsked(`hydrateRoot(document.querySelector('main'), createElement(AskUs, ${props}), { onRecoverableError })`)}`,
    });
    await visitor.page.evaluate(() => dispatchEvent(new Event('hydrate')));
    await visitor.page.getByRole('button', { name: 'Ask us' }).click();
    await expect(visitor.dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(await recovered(visitor)).toEqual([]);
    await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
    await visitor.startChat({ email, question: 'Rendered there?' });
  });
}

test("the plugin of the recipe for Nuxt runs beside Vue's hydration, called as Nuxt calls it", async ({
  visitor,
  service,
  email,
}) => {
  const config = JSON.stringify({ public: { chatWidget: { widgetId, baseUrl: service.url } } });
  const app = `import { createSSRApp, h } from 'vue';
    export function createShop() { return createSSRApp({ render: () => h('h1', 'Shop') }); }`;
  await openRendered(visitor, {
    'app.js': app,
    'nuxt.js': 'globalThis.defineNuxtPlugin = (plugin) => plugin;',
    'plugin.js': recipe('Nuxt', 'js'),
    'server.js': `import { renderToString } from 'vue/server-renderer'; import { createShop } from './app.js';
      export const html = '<!doctype html><title>Shop</title><main>' + await renderToString(createShop()) + '</main><script src="/client.js"></script>';`,
    'client.js': `import './nuxt.js'; import plugin from './plugin.js'; import { createShop } from './app.js';
      const hooks = {}; window.recovered = [];
      plugin({ $config: ${config}, hook: (name, run) => (hooks[name] = run) });
      addEventListener('hydrate', () => { createShop().mount('main', true); hooks['app:mounted'](); });`,
  });
  await visitor.page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await visitor.startChat({ email, question: 'From Nuxt?' });
});

function whenAsked(hydrate: string) {
  return `window.recovered = [];
    const onRecoverableError = (error) => window.recovered.push(error.message);
    addEventListener('hydrate', () => ${hydrate});`;
}

async function hydrateBeside(visitor: Visitor) {
  await expect(visitor.launcher).toBeVisible();
  await visitor.page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await expect
    .poll(() => visitor.page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).join()))
    .toContain('__reactProps');
  expect(await recovered(visitor)).toEqual([]);
  await expect(visitor.page.locator('chat-widget')).toHaveCount(1);
}

function recovered({ page }: Visitor) {
  return page.evaluate(() => (window as unknown as { recovered: string[] }).recovered);
}

/** Builds `server.js` and `client.js` of these files, and opens what the server's `html` says. */
async function openRendered({ page, visit }: Visitor, files: Record<string, string>) {
  const [server, client] = await Promise.all([bundle(files, 'server.js'), bundle(files, 'client.js')]);
  const url = `data:text/javascript;base64,${Buffer.from(server).toString('base64')}`;
  const { html } = (await import(url)) as { html: string };
  await page.route('**/rendered', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/client.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(()=>{${client}})()` }),
  );
  await visit('/rendered');
}

async function bundle(files: Record<string, string>, entry: 'server.js' | 'client.js'): Promise<string> {
  const isServer = entry === 'server.js';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('.', import.meta.url)),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: isServer ? ['react', 'vue'] : true },
    resolve: { alias: { 'chat-widget': npmPackage } },
    build: {
      write: false,
      target: 'es2022',
      ...(isServer ? { ssr: true } : {}),
      rolldownOptions: {
        input: entry,
        output: { format: isServer ? 'es' : 'iife' },
        external: isServer ? [/^node:/, /^(react|react-dom|vue|stream|util|crypto|async_hooks)\b/] : [],
      },
    },
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => virtualFile(files, id),
        load: (id) => files[id.replace('\0', '')] ?? null,
      },
    ],
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  // What a module made of an address imports has no folder to be found from.
  return output.output[0].code.replace(/from ?["']((?:react|vue)[^"']*)["']/g, (_, name: string) => {
    return `from ${JSON.stringify(`file://${resolve(name)}`)}`;
  });
}

function virtualFile(files: Record<string, string>, id: string): string | undefined {
  const name = id.replace(/^\.\//, '');
  const found = [name, `${name}.js`].find((one) => one in files);
  return found && `\0${found}`;
}
