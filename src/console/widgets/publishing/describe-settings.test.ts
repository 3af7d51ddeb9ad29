import { expect, test } from 'vitest';
import { changesBetween } from '../../../contract/organisation/changes-between';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { describeSettings } from './describe-settings';

function described(change: (settings: WidgetSettings) => void, before = defaultSettings()) {
  const after = structuredClone(before);
  change(after);
  return describeSettings(changesBetween({ ...before }, { ...after }), after);
}

const occasion = {
  kind: 'choice' as const,
  label: 'Occasion',
  isRequired: false,
  options: ['Wedding'],
  value: '',
  translations: [],
};

test('a setting is said as its screen says it, with its choices, units and languages', () => {
  expect(
    described((settings) => {
      settings.look.position = 'bl';
      settings.look.radius = 4;
      settings.callMe.isOn = true;
      settings.locale = 'de';
      settings.proactive.reengagementMinutes = 90;
    }),
  ).toEqual([
    { title: 'Colours and position › Position', before: 'Bottom right', after: 'Bottom left' },
    { title: 'Colours and position › Corner radius', before: '16 pixels', after: '4 pixels' },
    {
      title: 'Language › The widget speaks',
      before: 'The page’s language, or the browser’s',
      after: 'German',
    },
    { title: 'In a chat › Visitors can ask for a call', before: 'off', after: 'on' },
    {
      title: 'Invitations › After a visitor dismisses an invitation, wait',
      before: '30 minutes',
      after: '90 minutes',
    },
  ]);
});

test('what is added to a list or removed from it is one change', () => {
  const added = described((settings) => void settings.forms.prechat.fields.push(occasion));
  expect(added).toEqual([{ title: 'First form › Occasion', after: '“Occasion”' }]);
  const before = structuredClone(defaultSettings());
  before.forms.prechat.fields.push(occasion);
  expect(described((settings) => void settings.forms.prechat.fields.pop(), before)).toEqual([
    { title: 'First form › Field 4', before: '“Occasion”' },
  ]);
  expect(described((settings) => (settings.variables = ['cart.total']))).toEqual([
    { title: 'JavaScript variables to send with a chat › Variable 1', after: '“cart.total”' },
  ]);
});

test('a changed item says which of its fields changed', () => {
  const before = structuredClone(defaultSettings());
  before.forms.offline.fields.push(occasion);
  before.translations.push({ locale: 'de', key: 'start', text: 'Los' });
  expect(
    described((settings) => {
      for (const field of settings.forms.offline.fields.slice(3)) field.isRequired = true;
      for (const text of settings.translations) text.text = 'Los geht’s';
    }, before),
  ).toEqual([
    { title: 'Custom wording › German › Wording', before: '“Los”', after: '“Los geht’s”' },
    { title: 'Form when no agent is online › Occasion › Required', before: 'off', after: 'on' },
  ]);
});

test('own texts in another language are said by what they are and the language', () => {
  const before = structuredClone(defaultSettings());
  before.firstQuestions = ['Open today?', 'Where are you?'];
  before.firstQuestionTranslations = [{ locale: 'fr', questions: ['', 'Où êtes-vous ?'] }];
  before.selector.widgets = [
    { id: 'lamps', label: 'Lamps', translations: [{ locale: 'fr', label: 'Lampes' }] },
  ];
  expect(
    described((settings) => {
      settings.firstQuestionTranslations[0]?.questions.splice(0, 1, 'Ouvert aujourd’hui ?');
      settings.selector.translations.push({ locale: 'de', label: 'Wer?' });
      settings.selector.widgets[0]?.translations.push({ locale: 'de', label: 'Leuchten' });
      settings.survey.translations.push({ locale: 'de', question: 'Gut?', commentLabel: '', thanks: '' });
    }, before),
  ).toEqual([
    { title: 'Choice of widget › German', after: '“Wer?”' },
    { title: 'Choice of widget › Lamps › Other languages', after: 'changed' },
    { title: 'After a chat › German', after: '“Gut?”' },
    { title: 'First questions › French › Questions', after: 'changed' },
  ]);
});

test('no setting is said by its path', () => {
  const paths = changesBetween(undefined, { ...defaultSettings() });
  for (const { title } of describeSettings(paths)) expect(title).toMatch(/^[A-Z][^.]* › [A-Z]/);
});
