import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { renderSnippet } from './snippet';

const service = { baseUrl: 'https://chat.example', widgetId: '11111111-1111-4111-8111-111111111111' };
const scriptTag = `<script async src="https://chat.example/js/${service.widgetId}.js"></script>`;

interface Stub {
  q: [name: unknown, parameters: ArrayLike<unknown>, result?: unknown][];
  callbacks: Record<string, unknown>;
  [method: string]: unknown;
}

/** Runs the snippet, with the page's own code in the place that it keeps for it. */
function runLongForm(pageCode = '', window: { ChatWidget?: Stub } = {}): Stub {
  const text = renderSnippet({ ...service, form: 'long' });
  const code = text.slice(text.indexOf('<script>') + '<script>'.length, text.indexOf('</script>'));
  const withPageCode = code.replace('/* Add custom API calls here */', () => pageCode);
  runInContext(withPageCode, createContext(Object.assign(window, { window })));
  if (!window.ChatWidget) throw new Error('The snippet defined nothing.');
  return window.ChatWidget;
}

function queued(stub: Stub) {
  return stub.q.map(([name, parameters]) => [name, ...Array.from(parameters)]);
}

test('the form for tag managers adds that script by a script', () => {
  const [, code = ''] = /<script>(.*)<\/script>/s.exec(renderSnippet({ ...service, form: 'tag' })) ?? [];
  const added: { src: string; async: boolean }[] = [];
  const document = {
    createElement: () => ({}),
    head: { appendChild: (script: { src: string; async: boolean }) => added.push(script) },
  };
  runInContext(code, createContext({ document }));
  expect(added).toEqual([{ async: true, src: `https://chat.example/js/${service.widgetId}.js` }]);
});

test('the plain form is one script tag of the service', () => {
  expect(renderSnippet({ ...service, form: 'plain' })).toBe(scriptTag);
});

test('the long form ends in the same script tag and has a place for calls of the page', () => {
  const text = renderSnippet({ ...service, form: 'long' });
  expect(text.endsWith(scriptTag)).toBe(true);
  expect(text).toContain('/* Add custom API calls here */');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(600);
});

test('an address can not leave its attribute', () => {
  const text = renderSnippet({ baseUrl: '"><script>alert(1)//', widgetId: '"&<', form: 'plain' });
  expect(text).toBe('<script async src="&quot;>&lt;script>alert(1)///js/%22%26%3C.js"></script>');
});

test('calls before the script has loaded wait in their order', () => {
  const stub = runLongForm(`
    ChatWidget.setCallback(ChatWidget.callbacks.CHAT_ENDED, '');
    ChatWidget.setUserEmail('maya@example.com', true);
  `);
  expect(queued(stub)).toEqual([
    ['setCallback', 'CHAT_ENDED', ''],
    ['setUserEmail', 'maya@example.com', true],
  ]);
});

test('what waits for the object gets it at once', async () => {
  const stub = runLongForm();
  expect((await Promise.resolve(stub)) === stub).toBe(true);
  expect(queued(stub)).toEqual([]);
});

test.each([
  ['startLink', false],
  ['sendTextToChat', false],
  ['getWidgetId', ''],
  ['getCaseId', ''],
  ['explainRules', []],
  ['setLocale', undefined],
  ['getAgentStatusAsync', undefined],
  ['startChat', false],
  ['startCall', false],
  ['setDescription', undefined],
])('before load %s() answers %j', (name, empty) => {
  const method = runLongForm()[name] as () => unknown;
  expect(JSON.stringify(method())).toBe(JSON.stringify(empty));
});

test('a listener taken back before load is never asked for', () => {
  const stub = runLongForm(`window.undo = ChatWidget.on('Open', function () {}); window.undo();`);
  expect(stub.q).toHaveLength(1);
  expect(stub.q[0]?.[0]).toBe(0);
});

test('pasted twice it keeps the first queue', () => {
  const window: { ChatWidget?: Stub } = {};
  const first = runLongForm('ChatWidget.hideButton()', window);
  const second = runLongForm('ChatWidget.showButton()', window);
  expect(second).toBe(first);
  expect(queued(first)).toEqual([['hideButton'], ['showButton']]);
});
