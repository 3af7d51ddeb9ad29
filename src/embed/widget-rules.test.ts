import { expect, test } from 'vitest';
import type { PartialSettings } from '../contract/settings/settings';
import { setUpWidget } from './fake-widget';

const rules = [{ id: 'hello', when: { all: [] }, messages: ['Hello'] }];

test('rules are loaded once the page has come to rest, where there are any and they are on', async () => {
  for (const [settings, isLoaded] of [
    [{}, false],
    [{ proactive: { rules: [] } }, false],
    [{ proactive: { isOn: false, rules } }, false],
    [{ proactive: { rules } }, true],
    [{ visitorsNow: { isOn: false } }, false],
    [{ visitorsNow: { isOn: true } }, true],
    [{ consent: { isRequired: true }, visitorsNow: { isOn: true } }, false],
  ] as const) {
    const { browser, log, settle } = setUpWidget({ settings: settings as PartialSettings });
    await settle();
    expect(log).toEqual(['attach']);
    browser.page.rest();
    await settle();
    expect(log).toEqual(isLoaded ? ['attach', 'load rules'] : ['attach']);
  }
});

test('a method that needs the rules loads them, and is done then', async () => {
  const { widget, log, settle } = setUpWidget({ settings: { proactive: { isOn: false, rules } } });
  expect(widget._proactive._explain()).toEqual([]);
  widget._proactive._ask((proactive) => proactive.reInit(true));
  await settle();
  expect(log).toEqual(['attach', 'load rules', 'reInit true']);
  expect(widget._proactive._explain()).toEqual([{ id: 'r', holds: true }]);
});

test('the rules know what is on the page, and invite through the panel', async () => {
  const { browser, links, hosts, log, widget, settle, tellPanelState } = setUpWidget({
    settings: { proactive: { rules } },
  });
  browser.page.rest();
  await settle();
  browser.page.rest();
  await settle();
  const [link] = links;
  expect(link?.situation()).toEqual({ isOnline: true, hasChat: false, isFormOpen: false });
  expect(await link?.isOnline()).toBe(true);
  expect(link?.isAllowed()).toBe(true);
  widget._proactive._allow(false);
  expect(link?.isAllowed()).toBe(false);
  link?.invite({ message: 'Hello', isMinimized: false });
  await settle();
  hosts.at(-1)?.onInvitation('closed');
  tellPanelState(true, true);
  expect(link?.situation()).toEqual({ isOnline: true, hasChat: true, isFormOpen: true });
  expect(log.slice(-2)).toEqual(['invite Hello', 'invitation closed']);
  widget.destroy();
  expect(log).toContain('stop rules');
});
