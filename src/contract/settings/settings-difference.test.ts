import { expect, test } from 'vitest';
import { defaultSettings, parseSettings } from './parse-settings';
import { differenceOf, withDefaults } from './settings-difference';

test('settings that nobody touched leave nothing', () => {
  expect(differenceOf(defaultSettings(), defaultSettings())).toEqual({});
  expect(withDefaults(undefined, defaultSettings())).toEqual(defaultSettings());
});

test('what was set is left alone, and filled up again it is the whole', () => {
  const written = {
    look: { accent: '#1d5a4a', launcher: { isShownOffline: false } },
    forms: { prechat: { fields: [{ kind: 'email', label: 'Work e-mail' }] } },
    proactive: { rules: [], reengagementMinutes: 0 },
    selector: { widgets: [{ id: 'sales', label: 'Sales' }] },
    locale: 'de',
  };
  const { settings, faults } = parseSettings(written);
  expect(faults).toEqual([]);
  const left = differenceOf(settings, defaultSettings());
  expect(left).toMatchObject({
    look: { accent: '#1d5a4a', launcher: { isShownOffline: false } },
    locale: 'de',
  });
  expect(left.proactive).toEqual({ reengagementMinutes: 0 });
  expect([left.texts, left.version, left.look?.radius]).toEqual([undefined, undefined, undefined]);
  expect(withDefaults(JSON.parse(JSON.stringify(left)), defaultSettings())).toEqual(settings);
});
