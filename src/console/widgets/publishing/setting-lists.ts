import type { FieldSettings } from '../../../contract/settings/form-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { languageName } from './language-names';
import { publishingTexts } from './texts';

/** How changes of a list in the settings are called. */
export interface DescribedList {
  title: string;
  item: string;
  /** The member that an item is known by; empty: items are texts. */
  name: string;
  members: Readonly<Record<string, string>>;
  /** What the items are called now. */
  itemsIn?(settings: WidgetSettings | undefined): readonly string[];
  describe?(member: string, json: string): string | undefined;
}

/** What it is called in lists: as visitors read it. */
export function nameOfField({ kind, label }: Pick<FieldSettings, 'kind' | 'label'>): string {
  const { fieldLabels, fieldKinds } = publishingTexts();
  return label || { ...fieldKinds, ...fieldLabels }[kind];
}

/** Returns what a list is called; `undefined`: there is none at that path. */
export function listAt(path: string): DescribedList | undefined {
  return Object.hasOwn(lists, path) ? lists[path]?.() : undefined;
}

const lists: Readonly<Record<string, () => DescribedList>> = {
  'forms.prechat.fields': () => fieldsOf('prechat', publishingTexts().sections.prechatForm.title),
  'forms.offline.fields': () => fieldsOf('offline', publishingTexts().sections.offlineForm.title),
  'selector.widgets': () => ({
    ...publishingTexts().lists.widget,
    title: publishingTexts().sections.selector.title,
    name: 'label',
    itemsIn: (settings) => settings?.selector.widgets.map(({ label }) => label) ?? [],
  }),
  translations: () => ({
    ...publishingTexts().lists.wording,
    title: publishingTexts().customWording,
    name: 'text',
    itemsIn: (settings) =>
      settings?.translations.map(({ locale }) =>
        locale ? languageName(locale) : publishingTexts().everyLanguage,
      ) ?? [],
  }),
  'proactive.rules': () => ({
    ...publishingTexts().lists.rule,
    title: publishingTexts().rules,
    name: 'id',
    itemsIn: (settings) => settings?.proactive.rules.map(({ id }) => id) ?? [],
  }),
  firstQuestions: () => textsOf('firstQuestions', publishingTexts().lists.question),
  firstQuestionTranslations: () => {
    const { settings, lists } = publishingTexts();
    return translationsOf(settings.firstQuestions.title, 'questions.0', {
      members: { questions: lists.questions },
      of: (settings) => settings.firstQuestionTranslations,
    });
  },
  'selector.translations': () => {
    const { settings, sections } = publishingTexts();
    return translationsOf(sections.selector.title, 'label', {
      members: { label: settings['selector.label'].title },
      of: ({ selector }) => selector.translations,
    });
  },
  'survey.translations': () => {
    const { settings, sections } = publishingTexts();
    return translationsOf(sections.survey.title, 'question', {
      members: {
        question: settings['survey.question'].title,
        commentLabel: settings['survey.commentLabel'].title,
        thanks: settings['survey.thanks'].title,
      },
      of: ({ survey }) => survey.translations,
    });
  },
  variables: () => textsOf('variables', publishingTexts().lists.variable),
  aliases: () => textsOf('aliases', publishingTexts().lists.alias),
};

function fieldsOf(form: keyof WidgetSettings['forms'], title: string): DescribedList {
  const { item, members } = publishingTexts().lists.field;
  return {
    item,
    members: members satisfies Record<keyof FieldSettings, string>,
    title,
    name: 'label',
    itemsIn: (settings) => settings?.forms[form].fields.map(nameOfField) ?? [],
    describe: (member, json) => (member === 'kind' ? titleOfKind(json) : undefined),
  };
}

/** The owner's own texts in other languages: each item is a language. */
function translationsOf(
  title: string,
  name: string,
  {
    members,
    of,
  }: { members: Record<string, string>; of(settings: WidgetSettings): readonly { locale: string }[] },
): DescribedList {
  const { language } = publishingTexts();
  return {
    title,
    item: language,
    name,
    members: { ...members, locale: language },
    itemsIn: (settings) => (settings ? of(settings).map(({ locale }) => languageName(locale)) : []),
  };
}

function titleOfKind(json: string): string | undefined {
  return Object.entries(publishingTexts().fieldKinds).find(([kind]) => JSON.stringify(kind) === json)?.[1];
}

function textsOf(path: 'firstQuestions' | 'variables' | 'aliases', item: string): DescribedList {
  return { title: publishingTexts().settings[path].title, item, name: '', members: {} };
}
