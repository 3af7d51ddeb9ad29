import type { ValueSchema } from '../../../contract/read';
import { readWidgetSettings, type WidgetSettings } from '../../../contract/settings/settings';
import type { FieldSchema, NumberSchema, TextSchema } from '../../kit/fields/field-schema';
import { fileFields } from './file-fields';
import type { SettingPath } from './setting-paths';
import { settingSections, type SettingPart, type SettingSection } from './setting-sections';
import type { settingWords } from './words/settings';
import { publishingTexts } from './texts';

/** How the console shows a setting. What it takes follows from its definition, what it is called from the texts. */
interface SettingField
  extends
    Pick<TextSchema, 'format' | 'placeholder' | 'longestSide'>,
    Pick<NumberSchema, 'duration' | 'step'> {
  section: SettingSection;
  /** Whether it matters with these settings. */
  isShown?(settings: WidgetSettings): boolean;
}

/** What the console calls a setting, with what some have alone. */
export interface SettingWords {
  title: string;
  description?: string;
  unit?: string;
  enumTitles?: Readonly<Record<string, string>>;
}

type NamedPath = keyof typeof settingWords;

const ifTextLauncher = {
  section: 'launcher',
  isShown: ({ look }: WidgetSettings) => look.launcher.kind === 'text',
} as const;

/** Every setting in the order in which its section shows it; `ownEditor`: a screen has its own means for it, so it has no texts. */
const fields: { [Path in SettingPath]: Path extends NamedPath ? SettingField : 'ownEditor' } = {
  version: 'ownEditor',
  'look.accent': { section: 'colours', format: 'color' },
  'look.scheme': { section: 'colours' },
  'look.radius': { section: 'colours', step: 1 },
  'look.position': { section: 'colours' },
  'look.launcher.kind': { section: 'launcher' },
  'look.launcher.onlineText': ifTextLauncher,
  'look.launcher.offlineText': ifTextLauncher,
  'look.launcher.imageUrl': {
    section: 'launcher',
    format: 'picture',
    // Launchers show up to 160 × 96, on the sharpest screens three times as many.
    longestSide: 480,
    placeholder: 'https://shop.example/chat.svg',
    isShown: ({ look }) => look.launcher.kind === 'image',
  },
  'look.launcher.element': { section: 'launcher', placeholder: '.open-chat' },
  'look.launcher.isShownOffline': { section: 'launcher' },
  'look.launcher.failedText': { section: 'launcher' },
  'texts.title': { section: 'words' },
  'texts.presence': { section: 'words' },
  onlineAgents: { section: 'words' },
  'texts.greeting': { section: 'words', format: 'longText' },
  'texts.offlineGreeting': { section: 'words', format: 'longText' },
  translations: 'ownEditor',
  locale: 'ownEditor',
  'forms.prechat.style': { section: 'prechatForm' },
  'forms.prechat.fields': 'ownEditor',
  firstQuestions: { section: 'prechatForm' },
  firstQuestionTranslations: 'ownEditor',
  'forms.offline.style': { section: 'offlineForm' },
  'forms.offline.fields': 'ownEditor',
  'selector.label': { section: 'selector' },
  'selector.translations': 'ownEditor',
  'selector.widgets': 'ownEditor',
  'survey.isOn': { section: 'survey' },
  'survey.question': { section: 'survey' },
  'survey.askComment': { section: 'survey' },
  'survey.commentLabel': { section: 'survey' },
  'survey.thanks': { section: 'survey' },
  'survey.translations': 'ownEditor',
  'screenshot.isOn': { section: 'chat' },
  'screenshot.isRequired': { section: 'chat' },
  ...fileFields,
  'callMe.isOn': { section: 'chat' },
  'transcriptEmail.isOn': { section: 'chat' },
  sounds: { section: 'chat' },
  titleFlash: { section: 'chat' },
  'consent.isRequired': { section: 'privacy' },
  'visitorsNow.isOn': { section: 'privacy' },
  typingPreview: { section: 'privacy' },
  keepQueryStrings: { section: 'privacy' },
  variables: { section: 'developers', placeholder: 'cart.total' },
  aliases: { section: 'developers', placeholder: 'SupportChat' },
  'proactive.isOn': { section: 'rules' },
  'proactive.rules': 'ownEditor',
  'proactive.reengagementMinutes': { section: 'rules', duration: 'minutes' },
  'proactive.timeZone': { section: 'rules', format: 'timeZone' },
  'proactive.trackRoutes': { section: 'rules' },
};

const shown = Object.entries<SettingField | 'ownEditor'>(fields).flatMap(([path, field]) =>
  field === 'ownEditor' ? [] : [{ path: path as NamedPath, field }],
);

/** Returns the fields of a section that matter with these settings, by path. */
export function settingFields(
  section: SettingSection,
  settings: WidgetSettings,
): Record<string, FieldSchema> {
  return Object.fromEntries(
    shown
      .filter(({ field }) => field.section === section && (field.isShown?.(settings) ?? true))
      .map(({ path, field }) => [path, schemaOf(path, field)]),
  );
}

/** Returns what each setting is called and where it is shown, but for those that have an editor of their own. */
export function listSettings(): { path: string; title: string; part: SettingPart }[] {
  const { settings } = publishingTexts();
  return shown.map(({ path, field: { section } }) => ({
    path,
    title: settings[path].title,
    part: settingSections[section],
  }));
}

/** Returns how a setting is edited and what it is called; `undefined`: it has an editor of its own. */
export function fieldAt(wanted: string): (SettingField & SettingWords) | undefined {
  const found = shown.find(({ path }) => path === wanted);
  return found && { ...found.field, ...publishingTexts().settings[found.path] };
}

function schemaOf(path: NamedPath, field: SettingField): FieldSchema {
  const { section: _section, isShown: _isShown, ...rest } = field;
  const { placeholder, ...drawn } = { ...rest, ...publishingTexts().settings[path] };
  const schema = valueSchemaAt(path);
  const hint = placeholder && { placeholder };
  return (
    schema.type === 'array'
      ? { ...schema, ...drawn, items: { ...schema.items, ...hint } }
      : { ...schema, ...drawn, ...hint }
  ) as FieldSchema;
}

function valueSchemaAt(path: string): ValueSchema {
  let schema = readWidgetSettings.schema;
  for (const name of path.split('.')) schema = schema?.properties?.[name];
  if (!schema) throw new Error(`The setting ${path} has no schema.`);
  return schema;
}
