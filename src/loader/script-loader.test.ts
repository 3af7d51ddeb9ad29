import { expect, test } from 'vitest';
import type { ChatWidget } from '../contract/object/chat-widget';
import { createScriptLoader } from './script-loader';

const service = { baseUrl: 'https://chat.example/', widgetId: 'w 1' };
const running = Symbol.for('chat-widget.running');

interface FakeScript extends EventTarget {
  src: string;
  nonce?: string;
  dataset: Record<string, string>;
}

/** A page whose scripts run when the test says so. */
function setUp(needsTrustedTypes = false) {
  const scripts: FakeScript[] = [];
  const policies: string[] = [];
  const document = {
    createElement: () =>
      Object.assign(new EventTarget(), {
        src: '',
        dataset: {},
        remove(this: FakeScript) {
          scripts.splice(scripts.indexOf(this), 1);
        },
      }),
    head: { append: (script: FakeScript) => void scripts.push(script) },
  };
  const trustedTypes = {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
      policies.push(name);
      return rules;
    },
  };
  const page: { ChatWidget?: ChatWidget; document: Document } = Object.assign(
    { document: document as unknown as Document },
    needsTrustedTypes ? { trustedTypes } : {},
  );
  const loader = createScriptLoader(page);
  return {
    page,
    loader,
    scripts,
    policies,
    run() {
      function destroy() {
        return Reflect.deleteProperty(page.ChatWidget ?? {}, running);
      }
      page.ChatWidget = { [running]: {}, destroy } as unknown as ChatWidget;
      scripts.at(-1)?.dispatchEvent(new Event('load'));
    },
    fail: (type: 'error' | 'load') => scripts.at(-1)?.dispatchEvent(new Event(type)),
  };
}

test('every call gets the same object, of one script', async () => {
  const { page, loader, scripts, run } = setUp();
  const asked = [loader.load(service), loader.load(service)];
  expect(scripts.map(({ src }) => src)).toEqual(['https://chat.example/js/w%201.js']);
  run();
  asked.push(loader.load(service));
  expect(await Promise.all(asked)).toEqual([page.ChatWidget, page.ChatWidget, page.ChatWidget]);
  expect(scripts).toHaveLength(1);
});

test('the stub of a snippet is not taken for the widget', async () => {
  const { page, loader, scripts, run } = setUp();
  page.ChatWidget = { q: [] } as unknown as ChatWidget;
  const asked = loader.load(service);
  expect(scripts).toHaveLength(1);
  run();
  expect(await asked).toBe(page.ChatWidget);
});

test('a copy of the files gets the address of its service', () => {
  const { loader, scripts } = setUp();
  const settings = { look: { accent: '#0a0' } };
  void loader.load({ ...service, src: '/assets/chat-widget.js', apiKey: 'key', settings, nonce: 'n' });
  expect(scripts[0]).toMatchObject({
    src: '/assets/chat-widget.js',
    nonce: 'n',
    dataset: { ...service, apiKey: 'key', settings: JSON.stringify(settings) },
  });
});

test.each([
  ['error', 'could not be loaded'],
  ['load', 'has started no widget'],
] as const)('after %s it is said why, and the next call tries again', async (type, reason) => {
  const { loader, scripts, run, fail } = setUp();
  const asked = loader.load(service);
  fail(type);
  await expect(asked).rejects.toThrow(reason);
  expect(scripts).toEqual([]);
  const again = loader.load(service);
  run();
  await again;
});

test.each([
  ['the loader', (loader: Loader) => loader.destroy()],
  ['its own method', (_: Loader, widget: ChatWidget) => widget.destroy()],
])('destroyed by %s, it can be loaded again', async (_, destroy) => {
  const { loader, scripts, run } = setUp();
  const first = loader.load(service);
  run();
  destroy(loader, await first);
  const second = loader.load(service);
  run();
  expect(await second).not.toBe(await first);
  expect(scripts).toHaveLength(1);
});

test('destroyed while it is loaded, it does not come up', async () => {
  const { page, loader, scripts, run } = setUp();
  const asked = loader.load(service);
  const [script] = scripts;
  loader.destroy();
  scripts.push(script as FakeScript);
  run();
  await expect(asked).rejects.toThrow('destroyed');
  expect(Object.hasOwn(page.ChatWidget ?? {}, running)).toBe(false);
});

type Loader = ReturnType<typeof createScriptLoader>;

test('a script that was given up and comes late leaves the widget that took its place', async () => {
  const { loader, scripts, run } = setUp();
  const givenUp = loader.load(service);
  const late = scripts[0];
  loader.destroy();
  const asked = loader.load({ ...service, widgetId: 'other' });
  run();
  const widget = await asked;
  late?.dispatchEvent(new Event('load'));
  await expect(givenUp).rejects.toThrow('destroyed');
  expect(running in widget).toBe(true);
});

test('a page that demands trusted types is given a policy of a name it can allow', () => {
  const { loader, scripts, policies } = setUp(true);
  void loader.load(service);
  expect([policies, scripts[0]?.src]).toEqual([['chat-widget'], 'https://chat.example/js/w%201.js']);
});

test('on a server it is imported and called without harm', async () => {
  const { loadChatWidget, destroyChatWidget } = await import('./main');
  const answer = await Promise.race([loadChatWidget(service), Promise.resolve('still waiting')]);
  expect(answer).toBe('still waiting');
  expect(destroyChatWidget).not.toThrow();
});
