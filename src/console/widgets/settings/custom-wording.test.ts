import { expect, test } from 'vitest';
import { defaultSettings, parseSettings } from '../../../contract/settings/parse-settings';
import { DraftModel } from '../../kit/data/draft';
import { speak } from '../../kit/texts/room-texts';
import { englishTexts } from '../../../panel/i18n/english-texts';
import { CustomWordingModel } from './custom-wording';
import { loadWidgetTexts } from './widget-texts';

async function setUp() {
  const draft = new DraftModel({
    read: async () => ({ value: defaultSettings() }),
    write: async ({ value }) => ({ value }),
  });
  await draft.load();
  return { draft, texts: new CustomWordingModel(draft) };
}

test('a text is said otherwise in one language or in all, until it is emptied', async () => {
  const { draft, texts } = await setUp();
  texts.set('start', 'Ask us');
  texts.setLocale('de');
  texts.set('start', 'Frag uns');
  texts.set('start', 'Fragen Sie uns');
  expect(draft.value.value?.translations).toEqual([
    { locale: '', key: 'start', text: 'Ask us' },
    { locale: 'de', key: 'start', text: 'Fragen Sie uns' },
  ]);
  texts.setSearch('start chat');
  expect(texts.groups.value).toEqual([
    {
      title: 'Forms and chat',
      texts: [
        {
          key: 'start',
          label: 'Start chat',
          standard: expect.any(String),
          own: 'Fragen Sie uns',
          look: '',
          path: 'translations[1].text',
        },
      ],
    },
  ]);
  texts.set('start', '');
  expect(draft.value.value?.translations).toEqual([{ locale: '', key: 'start', text: 'Ask us' }]);
});

test('a text that the look says in every language names what visitors read instead', async () => {
  const { draft, texts } = await setUp();
  draft.setAt('texts.title', 'Tarn Lamps');
  texts.setLocale('de');
  const all = texts.groups.value.flatMap((group) => group.texts);
  expect(all.filter(({ look }) => look).map(({ key, look }) => [key, look])).toEqual([
    ['title', 'Tarn Lamps'],
  ]);
});

test('in each language a text shows what the widget says in it by itself', async () => {
  const { texts } = await setUp();
  function standard() {
    texts.setSearch('start chat');
    return texts.groups.value[0]?.texts[0]?.standard;
  }
  expect(standard()).toBe('');
  for (const [tag, said] of [
    ['de', 'Chat starten'],
    ['pt-br', 'Iniciar chat'],
    ['en', 'Start chat'],
  ] as const) {
    texts.setLocale(tag);
    await expect.poll(standard).toBe(said);
  }
  texts.setLocale('');
  expect(standard()).toBe('');
});

test('every text has a name that settings take, its plurals as the language has them', async () => {
  const { texts } = await setUp();
  texts.setLocale('pl');
  const all = texts.groups.value.flatMap((group) => group.texts);
  expect(all.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['callMe', 'callMe.text', 'files.attach', 'screenshot', 'screenshot.sent']),
  );
  expect(all.length).toBeGreaterThan(115);
  expect(all.filter(({ key }) => key.startsWith('newMessages.')).map(({ key }) => key)).toEqual([
    'newMessages.few',
    'newMessages.many',
    'newMessages.one',
    'newMessages.other',
  ]);
  expect(all.find(({ key }) => key === 'takenText')?.label).toContain('#');
  const translations = all.map(({ key }) => ({ locale: 'pl', key, text: 'x' }));
  expect(parseSettings({ translations }).faults).toEqual([]);
});

test.each(['de-DE', 'fr-FR', 'es-ES'])(
  'labels are what the widget says in the console’s language: %s',
  async (tag) => {
    speak(tag, {});
    try {
      const texts = await loadWidgetTexts();
      expect([...englishTexts.keys()].filter((key) => !texts.has(key))).toEqual([]);
      expect(texts.get('start')).not.toBe('Start chat');
      expect(texts.get('files.attach')).not.toBe(englishTexts.get('files.attach'));
    } finally {
      speak('en-GB', {});
    }
  },
);
