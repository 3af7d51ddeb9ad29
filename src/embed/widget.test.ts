import { expect, test } from 'vitest';
import { createFakeBrowser } from '../browser/fake-browser';
import { parseSettings } from '../contract/parse-settings';
import { storedChatKey } from '../contract/stored-chat';
import type { Availability } from '../contract/visitor-chat';
import { createCallbacks } from './callbacks';
import { createFakeReport } from './fake-report';
import type { LauncherState } from './launcher';
import { createVisitorDetails } from './visitor-details';
import { createWidget, type PanelContext } from './widget';

const online: Availability = {
  widgetId: 'w',
  online: true,
  emailRequired: true,
  messageRequired: true,
  screenshotRequired: false,
};
const runningChat = JSON.stringify({ version: 1, caseId: 'case-1', view: 'minimized' });

function setUp({ prerender = false, stored = '', view = 'minimized' } = {}) {
  const browser = createFakeBrowser();
  const report = createFakeReport();
  const log: string[] = [];
  const drawn: LauncherState[] = [];
  const contexts: PanelContext[] = [];
  const asked: string[] = [];
  let isLoadable = true;
  if (prerender) browser.page.prerender();
  if (stored) browser.storage.set(storedChatKey('w'), stored.replace('minimized', view));

  const widget = createWidget({
    browser,
    report,
    callbacks: createCallbacks(report, new EventTarget()),
    visitor: createVisitorDetails(),
    settings: parseSettings(undefined).settings,
    widgetId: 'w',
    async requestAvailability(widgetId) {
      asked.push(widgetId);
      return online;
    },
    async loadPanel() {
      log.push('load');
      if (!isLoadable) throw new TypeError('Failed to fetch dynamically imported module');
      return (context) => {
        log.push(`mount ${context.widgetId}`);
        contexts.push(context);
        return {
          open: () => log.push('open'),
          closeForm: () => log.push('closeForm'),
          startChat: (message) => log.push(`startChat ${message}`),
          caseId: () => 'case-of-panel',
          destroy: () => log.push('unmount'),
        };
      };
    },
    stage: {
      attach: () => log.push('attach'),
      draw: (state) => drawn.push(state),
      takeFocus: () => log.push('focus'),
      remove: () => log.push('remove'),
    },
  });
  const tellPanelState = (isOpen: boolean, hasChat = false, unread = 0) =>
    contexts.at(-1)?.onState({ isOpen, hasChat, unread });
  return {
    browser,
    report,
    widget,
    log,
    drawn,
    asked,
    tellPanelState,
    settle: browser.clock.settle,
    launcher: () => drawn.at(-1),
    breakLoading: (isBroken: boolean) => void (isLoadable = !isBroken),
  };
}

test('the launcher shows once availability is known, and nothing more is downloaded', async () => {
  const { launcher, log, settle } = setUp();
  expect(launcher()?.isVisible ?? false).toBe(false);
  await settle();
  expect(launcher()).toEqual({ isVisible: true, isOnline: true, unread: 0, loading: 'idle' });
  expect(log).toEqual(['attach']);
});

test('a prerendered page starts nothing until it is activated', async () => {
  const { browser, widget, log, asked, settle } = setUp({ prerender: true, stored: runningChat });
  const answered: boolean[] = [];
  void widget.isOnline().then((isOnline) => answered.push(isOnline));
  widget.open();
  await settle();
  expect([log, asked, answered]).toEqual([[], [], []]);
  browser.page.activate();
  await settle();
  expect(log).toEqual(['attach', 'load', 'mount w', 'open']);
  expect(answered).toEqual([true]);
});

test('what is asked while the panel loads is done in order once it is there, on one panel', async () => {
  const { widget, log, settle } = setUp();
  await settle();
  widget.prepare();
  widget.startChat('Hello');
  widget.open();
  await settle();
  widget.open();
  expect(log).toEqual(['attach', 'load', 'load', 'mount w', 'startChat Hello', 'open', 'open']);
});

test('closing the form takes back what has not happened yet', async () => {
  const { widget, log, settle } = setUp();
  widget.open();
  widget.closeForm();
  await settle();
  expect(log).not.toContain('open');
  widget.closeForm();
  expect(log.at(-1)).toBe('closeForm');
});

test('a panel that can not be loaded is said at the launcher, and the next click tries again', async () => {
  const { widget, log, launcher, report, settle, breakLoading } = setUp();
  await settle();
  breakLoading(true);
  widget.open();
  expect(launcher()?.loading).toBe('loading');
  await settle();
  expect(launcher()).toMatchObject({ isVisible: true, loading: 'failed' });
  expect(report.errors).toHaveLength(1);
  breakLoading(false);
  widget.open();
  await settle();
  expect(launcher()?.loading).toBe('idle');
  expect(log.slice(-2)).toEqual(['mount w', 'open']);
});

test('a running chat is restored by itself', async () => {
  const { widget, log, settle } = setUp({ stored: runningChat });
  expect(widget.caseId()).toBe('case-1');
  await settle();
  expect(log).toEqual(['attach', 'load', 'mount w']);
  expect(widget.caseId()).toBe('case-of-panel');
});

test('the launcher does not flash up before a chat that was left open', async () => {
  const { widget, drawn, settle, tellPanelState } = setUp({ stored: runningChat, view: 'open' });
  await settle();
  expect(drawn.filter(({ loading, isVisible }) => loading === 'loading' && isVisible)).toEqual([]);
  tellPanelState(true, true);
  expect(drawn.at(-1)?.isVisible).toBe(false);
  expect(widget.caseId()).toBe('case-of-panel');
});

test('a restore that fails stays quiet and is tried when the line is back', async () => {
  const { browser, log, launcher, settle, breakLoading } = setUp({ stored: runningChat });
  breakLoading(true);
  await settle();
  expect(launcher()?.loading).toBe('idle');
  breakLoading(false);
  browser.network.goOnline();
  await settle();
  expect(log.at(-1)).toBe('mount w');
});

test('a chat started in another tab is picked up, in a hidden tab when it is seen', async () => {
  const { browser, log, settle } = setUp();
  await settle();
  browser.page.hide();
  browser.storage.fromOtherTab(storedChatKey('w'), runningChat);
  await settle();
  expect(log).toEqual(['attach']);
  browser.page.show();
  await settle();
  expect(log.at(-1)).toBe('mount w');
});

test('an open panel hides the launcher; one that closes hands back the focus', async () => {
  const { widget, log, launcher, settle, tellPanelState } = setUp();
  widget.open();
  await settle();
  tellPanelState(true, true);
  expect(launcher()?.isVisible).toBe(false);
  tellPanelState(false, true, 2);
  expect(launcher()).toEqual({ isVisible: true, isOnline: true, unread: 2, loading: 'idle' });
  expect(log.filter((entry) => entry === 'focus')).toHaveLength(1);
});

test('a hidden launcher stays hidden until it is shown', async () => {
  const { widget, drawn, launcher, settle } = setUp();
  widget.showLauncher(false);
  await settle();
  expect(drawn.some(({ isVisible }) => isVisible)).toBe(false);
  widget.showLauncher(true);
  expect(launcher()?.isVisible).toBe(true);
});

test('switching the widget asks for the other one and mounts its panel', async () => {
  const { widget, log, asked, settle, tellPanelState, drawn } = setUp();
  widget.open();
  await settle();
  widget.switchTo('other');
  widget.open();
  await settle();
  expect(asked).toEqual(['w', 'other']);
  expect(log.slice(-4)).toEqual(['unmount', 'load', 'mount other', 'open']);
  expect(widget.widgetId()).toBe('other');
  const count = drawn.length;
  widget.switchTo('other');
  tellPanelState(false);
  expect(drawn).toHaveLength(count + 1);
});

test('another language mounts an open panel anew and opens it', async () => {
  const { widget, log, settle, tellPanelState } = setUp();
  widget.open();
  await settle();
  tellPanelState(true);
  widget.setLocale('de');
  await settle();
  expect(log.slice(-4)).toEqual(['unmount', 'load', 'mount w', 'open']);
});

test('clearing leaves nothing of the widget and all of the page', async () => {
  const { browser, widget, settle } = setUp({ stored: runningChat });
  await settle();
  browser.storage.set('cart', '1');
  browser.cookies.set('chat-widget-delay', '1', 1);
  browser.cookies.set('session', '1', 1);
  widget.clearStored();
  expect([...browser.storage.keys(''), ...browser.tabStorage.keys('')]).toEqual(['cart']);
  expect([browser.cookies.get('chat-widget-delay'), browser.cookies.get('session')]).toEqual([
    undefined,
    '1',
  ]);
  expect(widget.caseId()).toBe('');
});

test('destroyed, nothing of it runs or shows', async () => {
  const { browser, widget, log, drawn, asked, settle } = setUp();
  widget.open();
  await settle();
  widget.destroy();
  expect(log.slice(-2)).toEqual(['unmount', 'remove']);
  const before = [log.length, drawn.length, asked.length];
  widget.open();
  widget.startChat('Hello');
  widget.switchTo('other');
  widget.showLauncher(true);
  browser.network.goOnline();
  browser.storage.fromOtherTab(storedChatKey('w'), runningChat);
  await browser.clock.advance(600_000);
  expect([log.length, drawn.length, asked.length]).toEqual(before);
});
