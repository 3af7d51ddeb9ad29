import { expect } from 'vitest';
import type { ProactiveRule } from '../../../contract/rules/rules';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleWidget } from '../test-records';

const rule: ProactiveRule = {
  id: 'lamps',
  when: { fact: 'secondsOnPage', is: 'atLeast', value: 10 },
  messages: ['First', 'Second'],
};

onEachEngine('of what is set for pages, lists of widgets', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  check('read alone whether they show who is on them, and how their first rule invites', async () => {
    const settings = defaultSettings();
    const [visitorsNow, proactive] = [{ isOn: true }, { ...settings.proactive, isOn: true, rules: [rule] }];
    const inviting = exampleWidget({ name: 'A', settings: { ...settings, visitorsNow, proactive } });
    const off = exampleWidget({ name: 'B', settings: { ...settings, proactive } });
    const bare = exampleWidget({ name: 'C', settings: { ...settings, visitorsNow } });
    for (const widget of [bare, off, inviting]) await store.widgets.add(widget, []);
    expect(await store.widgets.watched(1, [bare.id, off.id, inviting.id])).toStrictEqual([
      { id: inviting.id, message: 'First' },
      { id: bare.id },
    ]);
    expect(await store.widgets.watched(1, [off.id])).toEqual([]);
  });

  check('read each look and all texts once', async () => {
    const settings = defaultSettings();
    const own = { ...settings, texts: { ...settings.texts, title: 'Ask us' } };
    for (const one of [settings, settings, own])
      await store.widgets.add(exampleWidget({ settings: one }), []);
    const { look } = settings;
    const looks = await store.homeFigures.looks(1);
    expect(looks).toHaveLength(2);
    expect(looks).toEqual(
      expect.arrayContaining([
        { look, texts: settings.texts },
        { look, texts: own.texts },
      ]),
    );
    expect(await store.homeFigures.looks(2)).toEqual([]);
  });
});
