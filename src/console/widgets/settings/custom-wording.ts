import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Translation, WidgetSettings } from '../../../contract/settings/settings';
import { englishTexts } from '../../../panel/i18n/english-texts';
import type { Draft } from '../../kit/data/draft';
import { settingsTexts } from './texts';
import { loadTextsIn, loadWidgetTexts, type WidgetTexts } from './widget-texts';

export interface WordedText {
  /** As the settings call it: `start`, `afterChat.thanks`. */
  key: string;
  /** As the widget says it in the console’s language; `#`: a value. */
  label: string;
  /** As the widget says it by itself in the chosen language; empty: that is not known yet, or every language is edited. */
  standard: string;
  /** In the customer's words, in the chosen language; empty: as the widget says it. */
  own: string;
  /** What the look says in every language: visitors read that. */
  look: string;
  /** Where that is in the settings. */
  path: string | undefined;
}

export interface TextGroup {
  title: string;
  texts: WordedText[];
}

export interface CustomWording {
  /** Language tag that is edited; empty: every language. */
  locale: ReadonlySignal<string>;
  setLocale(tag: string): void;
  /** What they are looked for by: their words, or their name. */
  search: ReadonlySignal<string>;
  setSearch(text: string): void;
  /** Those that were looked for, by where visitors read them. */
  groups: ReadonlySignal<TextGroup[]>;
  /** Empty: as the widget says it. */
  set(key: string, text: string): void;
}

/** Every text of the widget, and what the customer says in its place. */
export const CustomWordingModel = createModel((draft: Draft<WidgetSettings>, first = ''): CustomWording => {
  const locale = signal('');
  const search = signal('');
  const said = signal(englishTexts);
  const standard = signal<WidgetTexts>(new Map());
  void loadWidgetTexts().then((texts) => (said.value = texts));
  function choose(tag: string) {
    batch(() => {
      locale.value = tag;
      standard.value = new Map();
    });
    if (!tag) return;
    void loadTextsIn(tag).then((texts) => {
      if (texts && locale.peek() === tag) standard.value = texts;
    });
  }
  choose(first);
  const given = computed<readonly Translation[]>(() => draft.value.value?.translations ?? []);

  const ofLook = computed<Record<string, string>>(() => ({ ...draft.value.value?.texts }));

  const groups = computed(() => {
    const wanted = search.value.trim().toLowerCase();
    const found = [...textsIn(locale.value, said.value)].map(([key, text]): WordedText => {
      const at = given.value.findIndex((one) => one.locale === locale.value && one.key === key);
      const path = at < 0 ? undefined : `translations[${at}].text`;
      const own = given.value[at]?.text ?? '';
      return {
        key,
        label: text,
        standard: standard.value.get(key) ?? '',
        own,
        look: ofLook.value[key] ?? '',
        path,
      };
    });
    return Object.entries(settingsTexts().wording.groups).flatMap(([part, title]) => {
      const texts = found.filter(
        ({ key, label, own }) =>
          partOf(key) === part && [key, label, own].some((one) => one.toLowerCase().includes(wanted)),
      );
      return texts.length > 0 ? [{ title, texts }] : [];
    });
  });

  return {
    locale,
    setLocale: choose,
    search,
    setSearch(text) {
      search.value = text;
    },
    groups,
    set(key, text) {
      function isThis(one: Translation) {
        return one.locale === locale.value && one.key === key;
      }
      const changed = { locale: locale.value, key, text };
      const known = given.value.some(isThis);
      draft.setAt(
        'translations',
        text === ''
          ? given.value.filter((one) => !isThis(one))
          : known
            ? given.value.map((one) => (isThis(one) ? changed : one))
            : [...given.value, changed],
      );
    },
  };
});

function partOf(key: string): string {
  const [first = ''] = key.split('.');
  return first in settingsTexts().wording.groups ? first : '';
}

/** By their names. What is counted has one form for each of the language's plurals. */
function textsIn(locale: string, said: ReadonlyMap<string, string>): Map<string, string> {
  const { pluralCategories } = new Intl.PluralRules(locale || 'en').resolvedOptions();
  const other = said.get('newMessages.other') ?? '';
  const plurals = pluralCategories.map((category): [string, string] => {
    const name = `newMessages.${category}`;
    return [name, said.get(name) ?? other];
  });
  return new Map(
    [...said].flatMap(([key, text]) => {
      if (key === 'newMessages.one') return plurals;
      return key.startsWith('newMessages.') ? [] : [[key, text] as const];
    }),
  );
}
