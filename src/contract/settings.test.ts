import { expect, test } from 'vitest';
import { defaultSettings, parseSettings } from './settings';

test('nothing set gives the defaults', () => {
  expect(parseSettings(undefined)).toEqual({ settings: defaultSettings, faults: [] });
  expect(parseSettings({})).toEqual({ settings: defaultSettings, faults: [] });
});

test('what is set stands beside the defaults', () => {
  const { settings, faults } = parseSettings({ look: { accent: '#0a0' }, locale: 'de' });
  expect(faults).toEqual([]);
  expect(settings).toEqual({
    ...defaultSettings,
    locale: 'de',
    look: { ...defaultSettings.look, accent: '#0a0' },
  });
});

test.each([
  [{ look: { accent: 'red; } body { display: none' } }, 'look.accent'],
  [{ look: { radius: 'big' } }, 'look.radius'],
  [{ look: { radius: Number.NaN } }, 'look.radius'],
  [{ look: 7 }, 'look'],
  [{ forms: [] }, 'forms'],
  [{ sounds: 'yes' }, 'sounds'],
  [{ texts: { title: 'x'.repeat(501) } }, 'texts.title'],
  [{ colour: '#fff' }, 'colour'],
  [{ version: 2 }, 'version'],
  ['settings', '(settings)'],
  [null, '(settings)'],
])('a wrong setting is named by its path and its default stands: %j', (input, path) => {
  const { settings, faults } = parseSettings(input);
  expect(faults.map((fault) => fault.path)).toEqual([path]);
  expect(settings).toEqual(defaultSettings);
});

test('a prototype key is not a setting', () => {
  const { settings } = parseSettings(JSON.parse('{"__proto__":{"sounds":false},"constructor":1}'));
  expect(settings).toEqual(defaultSettings);
});
