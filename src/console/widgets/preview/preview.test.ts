import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import type { SettingsDraft } from '../publishing/settings-draft';
import { invitationOf, settingsFor } from '../preview-page/sample-settings';
import { PreviewModel } from './preview';

function setUp() {
  const value = signal<WidgetSettings | undefined>(undefined);
  const published = signal<WidgetSettings | undefined>(undefined);
  const setup = { draft: { value }, published } as unknown as Pick<SettingsDraft, 'draft' | 'published'>;
  return { value, published, preview: new PreviewModel(setup, { isDark: true, isNarrow: false }) };
}

test('it shows what is edited, or what pages have, and says what visitors do not meet', () => {
  const { value, published, preview } = setUp();
  expect(preview.order.value).toBeUndefined();
  published.value = defaultSettings();
  value.value = { ...defaultSettings(), sounds: false };
  expect(preview.order.value).toMatchObject({ scheme: 'dark', state: 'form', settings: { sounds: false } });
  preview.choose({ source: 'published', state: 'survey' });
  expect(preview.order.value?.settings.sounds).toBe(true);
  expect(preview.note.value).toContain('The survey is off');
});

test('what it shows is as the settings say, but for what hides the state or leaves the page', () => {
  const settings = defaultSettings();
  settings.consent.isRequired = true;
  settings.screenshot.isRequired = true;
  settings.proactive.rules = [
    { id: 'a', when: { fact: 'secondsOnPage', is: 'atLeast', value: 9 }, messages: ['Hi there'] },
  ];
  const form = settingsFor({ settings, state: 'form', scheme: 'dark' });
  expect(form).toMatchObject({
    look: { scheme: 'dark' },
    forms: settings.forms,
    consent: { isRequired: false },
  });
  const chat = settingsFor({ settings, state: 'chat', scheme: 'light' });
  expect(chat).toMatchObject({ forms: { prechat: { fields: [] } }, screenshot: { isRequired: false } });
  expect(invitationOf(settings, { invitation: 'Hello' })).toBe('Hi there');
});
