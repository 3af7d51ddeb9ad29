import { expect, test } from 'vitest';
import { parseSettings } from './parse-settings';

const defaults = parseSettings(undefined).settings;

test('nothing set gives the defaults, which are settings themselves', () => {
  expect(parseSettings({})).toEqual({ settings: defaults, faults: [] });
  expect(parseSettings(structuredClone(defaults))).toEqual({ settings: defaults, faults: [] });
  expect(defaults.forms.prechat.fields.map(({ kind }) => kind)).toEqual(['name', 'email', 'question']);
});

test('what is set is beside the defaults', () => {
  const { settings, faults } = parseSettings({ look: { accent: '#0a0' }, locale: 'de' });
  expect(faults).toEqual([]);
  expect(settings).toEqual({ ...defaults, locale: 'de', look: { ...defaults.look, accent: '#0a0' } });
});

test.each([
  [{ look: { accent: 'red; } body { display: none' } }, 'look.accent'],
  [{ look: { radius: 'big' } }, 'look.radius'],
  [{ look: { radius: Number.NaN } }, 'look.radius'],
  [{ look: { launcher: { imageUrl: 'javascript:alert(1)' } } }, 'look.launcher.imageUrl'],
  [{ look: 7 }, 'look'],
  [{ forms: [] }, 'forms'],
  [{ screenshot: { isRequired: 'yes' } }, 'screenshot.isRequired'],
  [{ sounds: 'yes' }, 'sounds'],
  [{ texts: { title: 'x'.repeat(501) } }, 'texts.title'],
  [{ selector: { widgets: {} } }, 'selector.widgets'],
  [{ aliases: ['not-a-name'] }, 'aliases[0]'],
  [{ variables: ['not a name'] }, 'variables[0]'],
  [{ colour: '#fff' }, 'colour'],
  [{ version: 2 }, 'version'],
  ['settings', '(settings)'],
  [null, '(settings)'],
])('a wrong setting is named by its path and its default is: %j', (input, path) => {
  const { settings, faults } = parseSettings(input);
  expect(faults.map((fault) => fault.path)).toEqual([path]);
  expect(settings).toEqual(defaults);
});

test('a wrong member of a list is named by its place', () => {
  const { settings, faults } = parseSettings({
    forms: { prechat: { fields: [{ kind: 'email' }, { kind: 'phone', isRequired: 1 }] } },
  });
  expect(faults).toEqual([{ path: 'forms.prechat.fields[1].isRequired', message: 'must be true or false' }]);
  expect(settings.forms.prechat.fields.map(({ kind, isRequired }) => [kind, isRequired])).toEqual([
    ['email', false],
    ['phone', false],
  ]);
});

test('a prototype key is not a setting', () => {
  const { settings } = parseSettings(JSON.parse('{"__proto__":{"sounds":false},"constructor":1}'));
  expect(settings).toEqual(defaults);
});

test('a field that was kept before it could be translated is whole, and a wrong language is named', () => {
  const field = { kind: 'text', label: 'Occasion' };
  const kept = parseSettings({ forms: { prechat: { fields: [field] } } });
  expect(kept.faults).toEqual([]);
  expect(kept.settings.forms.prechat.fields[0]).toMatchObject({ ...field, translations: [] });
  const translations = [{ locale: 'de', label: 'Anlass' }, { locale: 'in German' }];
  const { settings, faults } = parseSettings({
    forms: { prechat: { fields: [{ ...field, translations }] } },
  });
  expect(faults.map(({ path }) => path)).toEqual(['forms.prechat.fields[0].translations[1].locale']);
  expect(settings.forms.prechat.fields[0]?.translations[0]).toEqual({
    locale: 'de',
    label: 'Anlass',
    options: [],
  });
});

test('own texts have translations, none in settings from before they had', () => {
  const choice = { id: 'lamps', label: 'Lamps' };
  const before = { firstQuestions: ['Open today?'], selector: { widgets: [choice] }, survey: { isOn: true } };
  const kept = parseSettings(before);
  expect(kept.faults).toEqual([]);
  expect(kept.settings).toMatchObject({
    firstQuestionTranslations: [],
    selector: { translations: [], widgets: [{ ...choice, translations: [] }] },
    survey: { translations: [] },
  });
  const label = { locale: 'de', label: 'Leuchten' };
  const { settings, faults } = parseSettings({
    firstQuestionTranslations: [{ locale: 'de', questions: ['Heute offen?', 7] }],
    selector: { translations: [label], widgets: [{ ...choice, translations: [label, { name: 'Lampes' }] }] },
    survey: { translations: [{ locale: 'de', thanks: 'Danke!' }, { locale: 'in French' }] },
  });
  expect(faults.map(({ path }) => path)).toEqual([
    'selector.widgets[0].translations[1].name',
    'survey.translations[1].locale',
    'firstQuestionTranslations[0].questions[1]',
  ]);
  expect(settings.selector.widgets[0]?.translations[0]).toEqual(label);
  expect(settings.survey.translations[0]).toEqual({
    locale: 'de',
    question: '',
    commentLabel: '',
    thanks: 'Danke!',
  });
});
