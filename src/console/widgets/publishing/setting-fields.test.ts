import { expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import { settingFields } from './setting-fields';
import { settingSections, type SettingSection } from './setting-sections';

const sections = Object.keys(settingSections) as SettingSection[];

function fieldsWith(kind: 'icon' | 'text' | 'image') {
  const settings = defaultSettings();
  settings.look.launcher.kind = kind;
  return sections.map((section) => settingFields(section, settings));
}

test('a field takes what the setting takes', () => {
  const fields = Object.assign({}, ...fieldsWith('text')) as ReturnType<typeof settingFields>;
  expect(fields['look.scheme']).toMatchObject({ type: 'string', enum: ['auto', 'light', 'dark'] });
  expect(fields['look.radius']).toMatchObject({ type: 'number', minimum: 0, maximum: 32, unit: 'pixels' });
  expect(fields['look.launcher.onlineText']).toMatchObject({ type: 'string', maxLength: 60 });
  expect(fields.sounds).toEqual({
    type: 'boolean',
    title: 'Play a sound for new messages',
    description: 'Visitors can turn it off.',
  });
  expect(fields.aliases).toMatchObject({
    type: 'array',
    maxItems: 30,
    items: { type: 'string', maxLength: 50, placeholder: 'SupportChat' },
  });
});

test('every section has fields', () => {
  for (const kind of ['icon', 'text', 'image'] as const)
    expect(fieldsWith(kind).filter((fields) => Object.keys(fields).length === 0)).toEqual([]);
});

test('fields that another setting makes pointless are left out', () => {
  const [, launcher = {}] = fieldsWith('image');
  expect(Object.keys(launcher)).toContain('look.launcher.imageUrl');
  expect(Object.keys(launcher)).not.toContain('look.launcher.onlineText');
});
