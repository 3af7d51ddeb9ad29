import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { ChatWidget } from '../../contract/object/chat-widget';
import { renderSnippet } from '../../loader/snippet';
import { publishFake, type FakeWindow } from './fake-chat-widget';
import { isRunning, publishAliases } from './publish';

/** A page with the long snippet and the page's own code in it. */
function createPage(pageCode?: string) {
  const window: FakeWindow = { log: [] };
  const context = createContext(Object.assign(window, { window }));
  function run(code: string): unknown {
    return runInContext(code, context);
  }
  if (pageCode !== undefined) {
    const text = renderSnippet({ baseUrl: 'https://chat.example', widgetId: 'w', form: 'long' });
    const stub = text.slice(text.indexOf('<script>') + '<script>'.length, text.indexOf('</script>'));
    run(stub.replace('/* Add custom API calls here */', () => pageCode));
  }
  return { window, run, log: window.log as unknown[] };
}

test('what the page asked before is done in its order', () => {
  const { window } = createPage(`
    ChatWidget.hideButton();
    ChatWidget.setUserEmail(' maya@example.com ', true);
    ChatWidget.setCustomField('OrderNumber', '7');
    ChatWidget.startLink();
  `);
  const { did, visitor } = publishFake(window);
  expect(did).toEqual(['showLauncher false', 'open']);
  expect(visitor).toMatchObject({
    email: 'maya@example.com',
    isEmailLocked: true,
    customFields: { OrderNumber: '7' },
  });
});

test('callbacks registered before load are called, and those taken back are not', () => {
  const { window, log } = createPage(`
    ChatWidget.setCallback(ChatWidget.callbacks.CHAT_ENDED, function (options) { log.push(options) });
    var undo = ChatWidget.on('Open', function () { log.push('never') });
    undo();
    window.later = ChatWidget.on('Open', function (status) { log.push(status) });
  `);
  const { callbacks } = publishFake(window);
  callbacks.fire('ChatEnded', { endedByUser: false });
  callbacks.fire('Open', 'online');
  (window.later as () => void)();
  callbacks.fire('Open', 'offline');
  expect(log).toEqual([{ endedByUser: false }, 'online']);
});

test('code that kept the stub, or a method of it, has the widget', () => {
  const { window, run } = createPage('window.kept = ChatWidget; window.getCaseId = ChatWidget.getCaseId;');
  expect(run('getCaseId()')).toBe('');
  const { ChatWidget, did } = publishFake(window);
  expect(window.kept).toBe(ChatWidget);
  expect(run('kept.getWidgetId() + " " + getCaseId()')).toBe('w case-1');
  run('kept.closeForm()');
  expect(did).toEqual(['closeForm']);
});

test('a method that the page wrapped before load stays wrapped', () => {
  const { window, run, log } = createPage(`
    var original = ChatWidget.startLink;
    ChatWidget.startLink = function () { log.push('wrapped'); return original() };
  `);
  const { did } = publishFake(window);
  expect(run('ChatWidget.startLink()')).toBe(false);
  expect(log).toEqual(['wrapped']);
  expect(did).toEqual(['open']);
});

test('methods need no this and can be replaced', () => {
  const { window } = createPage();
  const { ChatWidget, did } = publishFake(window);
  const { startLink, setWidgetId } = ChatWidget;
  expect(startLink.call(undefined as never)).toBe(false);
  setWidgetId(' other ');
  ChatWidget.startLink = () => false;
  ChatWidget.startLink();
  expect(did).toEqual(['open', 'switchTo other']);
});

test('every method can be called with anything: nothing throws, and it is said once', () => {
  const { window } = createPage();
  const { ChatWidget, did, report, visitor } = publishFake(window);
  const untouched = structuredClone(visitor);
  const methods = Object.entries(ChatWidget).filter(([, method]) => typeof method === 'function');
  for (const [name, method] of methods as [string, (...given: unknown[]) => unknown][]) {
    if (['getWidgetId', 'getCaseId', 'explainRules', 'destroy'].includes(name)) continue;
    report.warnings.length = 0;
    did.length = 0;
    method(Symbol('wrong'), 7, {}, []);
    const takesNothing = [
      'startLink',
      'startCall',
      'closeForm',
      'showButton',
      'hideButton',
      'clearAllCookies',
    ];
    expect([name, report.warnings.length]).toEqual([name, takesNothing.includes(name) ? 0 : 1]);
    if (!takesNothing.includes(name)) expect([name, did]).toEqual([name, []]);
  }
  expect(visitor).toEqual(untouched);
});

test.each([
  ['startLink', [], false],
  ['startChat', ['Hello'], false],
  ['startCall', [], false],
  ['sendTextToChat', ['Hello'], false],
  ['explainRules', [], []],
  ['on', [], expect.any(Function)],
] as const)('%s answers what is documented, whatever it can do', (name, given, expected) => {
  const { ChatWidget } = publishFake(createPage().window);
  const method = ChatWidget[name] as (...given: readonly unknown[]) => unknown;
  expect(method(...given)).toEqual(expected);
});

test('an empty e-mail is ignored, and identify fills in what it is given', () => {
  const { ChatWidget, visitor } = publishFake(createPage().window);
  ChatWidget.setUserEmail('maya@example.com');
  ChatWidget.setUserEmail('  ', true);
  ChatWidget.identify({ name: ' Maya ', phone: '555' });
  expect(visitor).toMatchObject({
    email: 'maya@example.com',
    isEmailLocked: false,
    name: 'Maya',
    phone: '555',
  });
});

test("a fault in the page's own function is reported", async () => {
  const { ChatWidget, report } = publishFake(createPage().window);
  const answers: boolean[] = [];
  ChatWidget.getAgentStatusAsync((online) => answers.push(online));
  ChatWidget.getAgentStatusAsync(() => {
    throw new Error('a fault of the page');
  });
  await new Promise((resolve) => void setTimeout(resolve, 0));
  expect(answers).toEqual([true]);
  expect(report.errors).toHaveLength(1);
});

type Other = ChatWidget & { notify(text: string): unknown };

test('an alias does what the object does, and takes nothing from the page', () => {
  const { window } = createPage();
  window.taken = 'mine';
  const { ChatWidget, did, report } = publishFake(window, ['OtherName', 'taken']);
  const other = window.OtherName as ChatWidget;
  other.startLink = () => false;
  other.showButton();
  expect(did).toEqual(['showLauncher true']);
  expect([ChatWidget.startLink, other.callbacks]).toEqual([other.startLink, ChatWidget.callbacks]);
  expect(window.taken).toBe('mine');
  expect(report.warnings).toEqual([expect.stringContaining('taken')]);
});

test.each([undefined, null])('an alias takes a name whose value is %s', (value) => {
  const { window } = createPage();
  window.OtherName = value;
  const { ChatWidget, report } = publishFake(window, ['OtherName']);
  expect((window.OtherName as ChatWidget).callbacks).toBe(ChatWidget.callbacks);
  expect(report.warnings).toEqual([]);
});

test("code for another vendor's methods goes on under an alias, with one warning", async () => {
  const { window } = createPage();
  const { ChatWidget, report } = publishFake(window, ['OtherName']);
  const other = window.OtherName as Other;
  expect([other.notify('a'), other.notify('b')]).toEqual([undefined, undefined]);
  expect(new Set(report.warnings)).toEqual(new Set(['there is no method "notify".']));
  expect((ChatWidget as Other).notify).toBeUndefined();
  // Promises and formatters must not take it for one of theirs.
  expect(await Promise.resolve(other)).toBe(other);
  expect(`${Object.prototype.toString.call(other)}`).toBe('[object Object]');
});

test('a script that comes a second time, or after destroy, brings its aliases', () => {
  const { window } = createPage();
  const { ChatWidget, did, report } = publishFake(window, ['First']);
  publishAliases(window, ['First', 'Second'], report);
  (window.Second as ChatWidget).showButton();
  (window.First as ChatWidget).hideButton();
  expect(did).toEqual(['showLauncher true', 'showLauncher false']);
  expect(report.warnings).toEqual([]);
  ChatWidget.destroy();
  const relaunched = publishFake(window, ['First']);
  (window.First as ChatWidget).showButton();
  expect(relaunched.did).toEqual(['showLauncher true']);
});

test('a script that starts again after destroy has the snippet’s object, and what the page wrapped', () => {
  const { window, run, log } = createPage(`
    var original = ChatWidget.startLink;
    ChatWidget.startLink = function () { log.push('wrapped'); return original() };
  `);
  publishFake(window);
  run('ChatWidget.destroy()');
  const { did, ChatWidget } = publishFake(window);
  run('ChatWidget.startLink(); ChatWidget.hideButton()');
  expect(log).toEqual(['wrapped']);
  expect(did).toEqual(['open', 'showLauncher false']);
  run('ChatWidget.destroy()');
  expect(did).toContain('destroy');
  expect(ChatWidget.callbacks.OPEN).toBe('Open');
});

test.each([
  ['with the snippet', ''],
  ['without', undefined],
])('a page %s knows whether the script runs', (_, pageCode) => {
  const { window } = createPage(pageCode);
  expect(isRunning(window)).toBe(false);
  const { ChatWidget } = publishFake(window);
  expect(isRunning(window)).toBe(true);
  ChatWidget.destroy();
  expect(isRunning(window)).toBe(false);
});
