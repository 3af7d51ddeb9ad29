import { nameOfLanguage } from './setting-words';
import { defaultLabels } from '../../../contract/settings/form-fields';
import type { FieldSettings } from '../../../contract/settings/form-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';

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

export const kindTitles: Record<FieldSettings['kind'], string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  question: 'Question',
  text: 'Line of text',
  longText: 'Several lines',
  choice: 'Choice',
  checkbox: 'Box to tick',
  hidden: 'Hidden value',
};

/** What it is called in lists: as visitors read it. */
export function nameOfField({ kind, label }: Pick<FieldSettings, 'kind' | 'label'>): string {
  return label || defaultLabels[kind] || kindTitles[kind];
}

function fieldsOf(title: string, form: keyof WidgetSettings['forms']): DescribedList {
  return {
    title,
    item: 'Field',
    name: 'label',
    members: {
      kind: 'Type',
      label: 'Label',
      isRequired: 'Required',
      options: 'Options',
      value: 'Default value',
    },
    itemsIn: (settings) => settings?.forms[form].fields.map(nameOfField) ?? [],
    describe: (member, json) => (member === 'kind' ? titleOfKind(json) : undefined),
  };
}

function titleOfKind(json: string): string | undefined {
  return Object.entries(kindTitles).find(([kind]) => JSON.stringify(kind) === json)?.[1];
}

function textsOf(title: string, item: string): DescribedList {
  return { title, item, name: '', members: {} };
}

/** Lists by their paths. */
export const listWords: Readonly<Record<string, DescribedList>> = {
  'forms.prechat.fields': fieldsOf('First form', 'prechat'),
  'forms.offline.fields': fieldsOf('Form when no agent is online', 'offline'),
  'selector.widgets': {
    title: 'Choice of widget',
    item: 'Widget',
    name: 'label',
    members: { id: 'Widget', label: 'Label' },
    itemsIn: (settings) => settings?.selector.widgets.map(({ label }) => label) ?? [],
  },
  translations: {
    title: 'Custom wording',
    item: 'Text',
    name: 'text',
    members: { locale: 'Language', key: 'Text', text: 'Wording' },
    itemsIn: (settings) =>
      settings?.translations.map(({ locale }) => (locale ? nameOfLanguage(locale) : 'Every language')) ?? [],
  },
  'proactive.rules': {
    title: 'Rules',
    item: 'Rule',
    name: 'id',
    members: {
      id: 'Name',
      when: 'When',
      messages: 'Messages',
      priority: 'Priority',
      isMinimized: 'Show as one line',
      offlineFallback: 'Open the offline form when no agent is online',
      agent: 'Agent',
      cap: 'Limit',
    },
    itemsIn: (settings) => settings?.proactive.rules.map(({ id }) => id) ?? [],
  },
  firstQuestions: textsOf('First questions', 'Question'),
  variables: textsOf('JavaScript variables to send with a chat', 'Variable'),
  aliases: textsOf('Other names for the ChatWidget object', 'Name'),
};
