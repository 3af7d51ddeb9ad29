import { expect, test } from 'vitest';
import { storedChatKey } from '../contract/storage/stored-chat';
import { visitKey } from '../contract/storage/stored-visit';
import { runningChat, setUpWidget } from './fake-widget';

test('the launcher shows once availability is known, and nothing more is downloaded', async () => {
  const { launcher, log, settle } = setUpWidget();
  expect(launcher()?._isVisible ?? false).toBe(false);
  await settle();
  expect(launcher()).toMatchObject({
    _isVisible: true,
    _isOnline: true,
    _unread: 0,
    _loading: 'idle',
    _texts: undefined,
  });
  expect(log).toEqual(['attach']);
});

test('a prerendered page starts nothing until it is activated', async () => {
  const { browser, widget, log, asked, settle } = setUpWidget({ prerender: true, stored: runningChat });
  const answered: boolean[] = [];
  widget.getAgentStatusAsync((isOnline: boolean) => answered.push(isOnline));
  widget.open();
  await settle();
  expect([log, asked, answered]).toEqual([[], [], []]);
  browser.page.activate();
  await settle();
  expect(log).toEqual(['attach', 'load', 'mount w', 'open']);
  expect(answered).toEqual([true]);
});

test('what is asked while the panel loads is done in order once it is there, on one panel', async () => {
  const { widget, log, settle } = setUpWidget();
  await settle();
  widget.prepare();
  widget.startChat('Hello');
  widget.open();
  await settle();
  widget.open();
  expect(log).toEqual(['attach', 'load', 'mount w', 'startChat Hello', 'open', 'open']);
});

test('a panel is mounted unseen for a visitor who seems about to open it, and a failure of that stays quiet', async () => {
  const { widget, log, drawn, report, settle, breakLoading } = setUpWidget();
  await settle();
  breakLoading(true);
  widget.prepare();
  await settle();
  breakLoading(false);
  widget.prepare();
  await settle();
  widget.open();
  expect(log).toEqual(['attach', 'load', 'load', 'mount w', 'open']);
  expect(drawn.filter(({ _loading: loading }) => loading !== 'idle')).toEqual([]);
  expect(report.errors).toEqual([]);
});

test('the panel knows whether the visitor or the page opens it', async () => {
  const { widget, log, settle } = setUpWidget();
  widget.click();
  await settle();
  widget.open();
  expect(log.slice(-2)).toEqual(['open click', 'open']);
});

test('closing the form takes back what has not happened yet', async () => {
  const { widget, log, settle } = setUpWidget();
  widget.open();
  widget.closeForm();
  await settle();
  expect(log).not.toContain('open');
  widget.closeForm();
  expect(log.at(-1)).toBe('closeForm');
});

test('a running chat is restored by itself', async () => {
  const { widget, log, settle } = setUpWidget({ stored: runningChat });
  expect(widget.getCaseId()).toBe('case-1');
  await settle();
  expect(log).toEqual(['attach', 'load', 'mount w']);
  expect(widget.getCaseId()).toBe('case-of-panel');
});

test('the launcher does not flash up before a chat that was left open', async () => {
  const { widget, drawn, settle, tellPanelState } = setUpWidget({ stored: runningChat, view: 'open' });
  await settle();
  expect(
    drawn.filter(({ _loading: loading, _isVisible: isVisible }) => loading === 'loading' && isVisible),
  ).toEqual([]);
  tellPanelState(true, true);
  expect(drawn.at(-1)?._isVisible).toBe(false);
  expect(widget.getCaseId()).toBe('case-of-panel');
});

test('a restore that fails stays quiet and is tried when the line is back', async () => {
  const { browser, log, launcher, settle, breakLoading } = setUpWidget({ stored: runningChat });
  breakLoading(true);
  await settle();
  expect(launcher()?._loading).toBe('idle');
  breakLoading(false);
  browser.network.goOnline();
  await settle();
  expect(log.at(-1)).toBe('mount w');
});

test('a chat started in another tab is picked up, in a hidden tab when it is seen', async () => {
  const { browser, log, settle } = setUpWidget();
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
  const { widget, log, launcher, settle, tellPanelState } = setUpWidget();
  widget.open();
  await settle();
  tellPanelState(true, true);
  expect(launcher()?._isVisible).toBe(false);
  tellPanelState(false, true, 2);
  expect(launcher()).toMatchObject({ _isVisible: true, _isOnline: true, _unread: 2, _loading: 'idle' });
  expect(log.filter((entry) => entry === 'focus')).toHaveLength(1);
});

test('a hidden launcher stays hidden until it is shown', async () => {
  const { widget, drawn, launcher, settle } = setUpWidget();
  widget._showLauncher(false);
  await settle();
  expect(drawn.some(({ _isVisible: isVisible }) => isVisible)).toBe(false);
  widget._showLauncher(true);
  expect(launcher()?._isVisible).toBe(true);
});

test('switching the widget asks for the other one and mounts its panel', async () => {
  const { widget, log, asked, settle, tellPanelState, drawn } = setUpWidget();
  widget.open();
  await settle();
  widget._switchTo('other');
  widget.open();
  await settle();
  expect(asked).toEqual(['w', 'other']);
  expect(log.slice(-4)).toEqual(['unmount', 'load', 'mount other', 'open']);
  expect(widget.getWidgetId()).toBe('other');
  const count = drawn.length;
  widget._switchTo('other');
  tellPanelState(false);
  expect(drawn).toHaveLength(count + 1);
});

test('a widget that is left while its panel loads mounts none', async () => {
  const { widget, log, settle } = setUpWidget();
  await settle();
  widget.startChat('Hello');
  widget._switchTo('other');
  await settle();
  expect(log).not.toContain('mount w');
  widget.open();
  await settle();
  expect(log.slice(-2)).toEqual(['mount other', 'open']);
});

test('a visitor who chooses another widget in the form goes on in its form', async () => {
  const { widget, log, hosts, settle } = setUpWidget();
  widget.open();
  await settle();
  hosts.at(-1)?.switchWidget('other');
  await settle();
  expect(log.slice(-4)).toEqual(['unmount', 'load', 'mount other', 'open replacement']);
  expect(widget.getWidgetId()).toBe('other');
});

test('the launcher shows the texts of the service, requested again in the language that the page sets', async () => {
  const { widget, launcher, askedIn, settle, answer } = setUpWidget();
  const texts = { tag: 'de', online: 'Chatten', offline: 'Schreiben', failed: 'Leider nicht' };
  await settle();
  answer({ online: true, launcher: texts });
  widget.setLocale('de');
  await settle();
  expect(askedIn).toEqual(['fr', 'de']);
  expect(launcher()?._texts).toEqual(texts);
});

test('another language is said by the panel that is there, and by the next one', async () => {
  const { widget, log, hosts, settle } = setUpWidget();
  widget.open();
  await settle();
  widget.setLocale('de');
  widget.allowChatSound(false);
  await settle();
  expect(log.slice(-2)).toEqual(['setLocale de', 'allowSound false']);
  widget._switchTo('other');
  widget.open();
  await settle();
  expect(hosts.map(({ settings }) => settings)).toEqual([
    { locale: 'fr', sounds: true },
    { locale: 'de', sounds: false },
  ]);
});

test('clearing leaves nothing of the widget and all of the page', async () => {
  const { browser, widget, settle } = setUpWidget({ stored: runningChat });
  await settle();
  browser.storage.set('cart', '1');
  browser.cookies.set('chat-widget-delay', '1', 1);
  browser.cookies.set('session', '1', 1);
  widget.clearAllCookies();
  expect([...browser.storage.keys(''), ...browser.tabStorage.keys('')]).toEqual(['cart']);
  expect([browser.cookies.get('chat-widget-delay'), browser.cookies.get('session')]).toEqual([
    undefined,
    '1',
  ]);
  expect(widget.getCaseId()).toBe('');
});

test('without rules the visit is remembered once the page is no longer seen, from the address that was loaded', async () => {
  const { browser, settle } = setUpWidget();
  const landing = browser.page.url();
  await settle();
  expect(browser.storage.get(visitKey)).toBeNull();
  browser.page.goTo('https://shop.example/cart');
  browser.page.hide();
  expect(JSON.parse(browser.storage.get(visitKey) ?? '')).toMatchObject({
    entryUrl: landing,
    referrerUrl: browser.page.referrer(),
    pages: 1,
  });
});

test('calls and texts of the page go to the panel, texts only while there is one', async () => {
  const { widget, log, settle } = setUpWidget();
  expect(widget.panel()).toBeUndefined();
  widget.startCall();
  await settle();
  expect(widget.panel()?.sendText('Cart: 3', 'agent')).toBe(true);
  expect(widget.panel()?.sendText('Note', 'visitor')).toBe(false);
  widget.allowChatSound(false);
  expect(log.slice(-4)).toEqual([
    'startCall',
    'text Cart: 3 to agent',
    'text Note to visitor',
    'allowSound false',
  ]);
});

test('destroyed while the panel loads, no panel is mounted', async () => {
  const { widget, log, report, settle } = setUpWidget();
  await settle();
  widget.open();
  widget.destroy();
  await settle();
  expect(log).not.toContain('mount w');
  expect(report.errors).toEqual([]);
});

test('destroyed, nothing of it runs or shows', async () => {
  const { browser, widget, log, drawn, asked, settle } = setUpWidget();
  widget.open();
  await settle();
  widget.destroy();
  expect(log.slice(-2)).toEqual(['unmount', 'remove']);
  const before = [log.length, drawn.length, asked.length];
  widget.open();
  widget.startChat('Hello');
  widget._switchTo('other');
  widget._showLauncher(true);
  browser.network.goOnline();
  browser.storage.fromOtherTab(storedChatKey('w'), runningChat);
  await browser.clock.advance(600_000);
  expect([log.length, drawn.length, asked.length]).toEqual(before);
});

test('before the visitor agrees, being near the launcher asks the service for nothing; a click does', async () => {
  const { asked, log, settle, widget } = setUpWidget({ settings: { consent: { isRequired: true } } });
  await settle();
  widget.prepare();
  await settle();
  expect([asked, log]).toEqual([[], ['attach']]);
  widget.click();
  await settle();
  expect(log).toContain('open click');
});
