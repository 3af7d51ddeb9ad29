import type { ValueSchema } from '../../../contract/read';
import { readWidgetSettings, type WidgetSettings } from '../../../contract/settings/settings';
import type { FieldSchema, ListSchema, NumberSchema, TextSchema } from '../../kit/fields/field-schema';
import { fileFields } from './file-fields';
import { settingSections, type SettingPart, type SettingSection } from './setting-sections';

/** How the console shows a setting. What it takes follows from its definition. */
interface SettingField
  extends
    Pick<TextSchema, 'title' | 'description' | 'format' | 'placeholder'>,
    Pick<NumberSchema, 'unit' | 'duration' | 'step'>,
    Partial<Pick<ListSchema, 'itemTitle'>> {
  section: SettingSection;
  /** What the choices are called. */
  enumTitles?: Readonly<Record<string, string>>;
  /** Whether it matters with these settings. */
  isShown?(settings: WidgetSettings): boolean;
}

/** Settings by path, down to those that are no objects. */
type Leaves<Settings, Path extends string = ''> = {
  [Name in keyof Settings & string]: Settings[Name] extends string | number | boolean | readonly unknown[]
    ? { path: `${Path}${Name}`; value: Settings[Name] }
    : Leaves<Settings[Name], `${Path}${Name}.`>;
}[keyof Settings & string];

type Leaf = Leaves<WidgetSettings>;

/** Choices need titles. */
type FieldOf<Value> = SettingField &
  ([Value] extends [string]
    ? string extends Value
      ? unknown
      : { enumTitles: Readonly<Record<Value, string>> }
    : unknown);

/** Every setting in the order in which its section shows it; `ownEditor`: a screen has its own means for it. */
const fields: { [Entry in Leaf as Entry['path']]: FieldOf<Entry['value']> | 'ownEditor' } = {
  version: 'ownEditor',
  'look.accent': {
    section: 'colours',
    format: 'color',
    title: 'Accent colour',
    description:
      'For the launcher, buttons and the visitor’s messages. Text on it is black or white, whichever is easier to read.',
  },
  'look.scheme': {
    section: 'colours',
    title: 'Light or dark',
    enumTitles: { auto: 'Same as the visitor’s device', light: 'Always light', dark: 'Always dark' },
  },
  'look.radius': { section: 'colours', title: 'Corner radius', unit: 'pixels', step: 1 },
  'look.position': {
    section: 'colours',
    title: 'Position',
    enumTitles: { br: 'Bottom right', bl: 'Bottom left', tr: 'Top right', tl: 'Top left' },
  },
  'look.launcher.kind': {
    section: 'launcher',
    title: 'Launcher style',
    enumTitles: {
      icon: 'A round button',
      text: 'A button with text',
      image: 'Your own picture',
      none: 'An element of your page',
    },
  },
  'look.launcher.onlineText': {
    section: 'launcher',
    title: 'Text when an agent is online',
    description: 'If empty: “Chat with us”, in the visitor’s language.',
    isShown: ({ look }) => look.launcher.kind === 'text',
  },
  'look.launcher.offlineText': {
    section: 'launcher',
    title: 'Text when no agent is online',
    description: 'If empty: “Leave a message”, in the visitor’s language.',
    isShown: ({ look }) => look.launcher.kind === 'text',
  },
  'look.launcher.imageUrl': {
    section: 'launcher',
    format: 'url',
    title: 'URL of the picture',
    description: 'An https address, or a path on your own site.',
    placeholder: 'https://shop.example/chat.svg',
    isShown: ({ look }) => look.launcher.kind === 'image',
  },
  'look.launcher.element': {
    section: 'launcher',
    title: 'Elements of your page that open the chat',
    description: 'A CSS selector. These elements work in addition to the launcher.',
    placeholder: '.open-chat',
  },
  'look.launcher.isShownOffline': {
    section: 'launcher',
    title: 'Show when no agent is online',
    description: 'Visitors can then leave a message.',
  },
  'look.launcher.failedText': {
    section: 'launcher',
    title: 'Text if the chat could not be loaded',
    description: 'If empty: “The chat could not be loaded. Try again.”, in the visitor’s language.',
  },
  'texts.title': {
    section: 'words',
    title: 'Title of the panel',
    description: 'Usually your company or team.',
  },
  'texts.presence': {
    section: 'words',
    title: 'Line below the title',
    placeholder: 'We answer within minutes',
  },
  'texts.greeting': { section: 'words', format: 'longText', title: 'Above the first form' },
  'texts.offlineGreeting': {
    section: 'words',
    format: 'longText',
    title: 'Above the form when no agent is online',
  },
  translations: 'ownEditor',
  locale: 'ownEditor',
  'forms.prechat.style': formStyle('prechatForm'),
  'forms.prechat.fields': 'ownEditor',
  firstQuestions: {
    section: 'prechatForm',
    title: 'First questions',
    description: 'Up to five, as buttons above the fields. A click asks one of them.',
    itemTitle: 'question',
    placeholder: 'Where is my order?',
  },
  'forms.offline.style': formStyle('offlineForm'),
  'forms.offline.fields': 'ownEditor',
  'selector.label': {
    section: 'selector',
    title: 'Label above the choice',
    description: 'If empty: “Who would you like to talk to?”, in the visitor’s language.',
  },
  'selector.widgets': 'ownEditor',
  'survey.isOn': {
    section: 'survey',
    title: 'Ask for a rating',
    description: 'One to five stars. Logs and reports show them.',
  },
  'survey.question': {
    section: 'survey',
    title: 'Question',
    description: 'If empty: “How was this chat?”, in the visitor’s language.',
  },
  'survey.askComment': { section: 'survey', title: 'Ask for a comment' },
  'survey.commentLabel': { section: 'survey', title: 'Label of the comment' },
  'survey.thanks': { section: 'survey', title: 'Thank-you text' },
  'screenshot.isOn': {
    section: 'chat',
    title: 'Visitors can send a picture of their screen',
    description: 'They choose what is in it, and see it before it is sent.',
  },
  'screenshot.isRequired': {
    section: 'chat',
    title: 'Require a picture in the first form',
    description: 'No chat starts without it. Most visitors prefer not to send one.',
  },
  ...fileFields,
  'callMe.isOn': {
    section: 'chat',
    title: 'Visitors can ask for a call',
    description: 'They leave a phone number. Agents see it in the chat.',
  },
  'transcriptEmail.isOn': {
    section: 'chat',
    title: 'Visitors can get the transcript by e-mail after a chat',
    description: 'It is sent to the address they gave, and to no other.',
  },
  sounds: {
    section: 'chat',
    title: 'Play a sound for new messages',
    description: 'Visitors can turn it off.',
  },
  titleFlash: { section: 'chat', title: 'Flash the browser tab’s title while a message is unread' },
  'consent.isRequired': {
    section: 'privacy',
    title: 'Require consent',
    description:
      'Until your page calls ChatWidget.setConsent(‘granted’), nothing is stored in the browser and no visitor is invited.',
  },
  typingPreview: {
    section: 'privacy',
    title: 'Agents see what visitors type before they send it',
    description: 'It is not stored. Mention it in your privacy notice.',
  },
  keepQueryStrings: {
    section: 'privacy',
    title: 'Send page addresses with their query strings',
    description: 'Agents see them, and logs keep them. They can contain names or sign-in codes.',
  },
  variables: {
    section: 'developers',
    title: 'JavaScript variables to send with a chat',
    description: 'Names of global variables or paths such as cart.total. They are read when the chat starts.',
    itemTitle: 'variable',
    placeholder: 'cart.total',
  },
  aliases: {
    section: 'developers',
    title: 'Other names for the ChatWidget object',
    description: 'For pages that call another vendor’s object, such as SupportChat.',
    itemTitle: 'name',
    placeholder: 'SupportChat',
  },
  'proactive.isOn': {
    section: 'rules',
    title: 'Invite visitors',
    description: 'When off, no rule invites.',
  },
  'proactive.rules': 'ownEditor',
  'proactive.reengagementMinutes': {
    section: 'rules',
    duration: 'minutes',
    title: 'After a visitor dismisses an invitation, wait',
  },
  'proactive.timeZone': {
    section: 'rules',
    format: 'timeZone',
    title: 'Time zone',
    description: 'For times and weekdays in rules.',
  },
  'proactive.trackRoutes': {
    section: 'rules',
    title: 'Count each route of a single-page application as a page',
  },
};

function formStyle(section: SettingSection) {
  return {
    section,
    title: 'Style',
    enumTitles: { form: 'All questions at once, as a form', conversation: 'One by one, like a chat' },
  } as const;
}

/** Returns the fields of a section that matter with these settings, by path. */
export function settingFields(
  section: SettingSection,
  settings: WidgetSettings,
): Record<string, FieldSchema> {
  return Object.fromEntries(
    Object.entries<SettingField | 'ownEditor'>(fields).flatMap(([path, field]) =>
      field !== 'ownEditor' && field.section === section && (field.isShown?.(settings) ?? true)
        ? [[path, schemaOf(path, field)]]
        : [],
    ),
  );
}

/** Returns what each setting is called and where it is shown, but for those that have an editor of their own. */
export function listSettings(): { path: string; title: string; part: SettingPart }[] {
  return Object.entries<SettingField | 'ownEditor'>(fields).flatMap(([path, field]) =>
    field === 'ownEditor' ? [] : [{ path, title: field.title, part: settingSections[field.section].part }],
  );
}

/** Returns how a setting is edited; `undefined`: it has an editor of its own. */
export function fieldAt(path: string): SettingField | undefined {
  const field = Object.entries<SettingField | 'ownEditor'>(fields).find(([name]) => name === path)?.[1];
  return field === 'ownEditor' ? undefined : field;
}

function schemaOf(
  path: string,
  { section: _section, isShown: _isShown, placeholder, ...words }: SettingField,
): FieldSchema {
  const schema = valueSchemaAt(path);
  const hint = placeholder && { placeholder };
  return (
    schema.type === 'array'
      ? { ...schema, ...words, items: { ...schema.items, ...hint } }
      : { ...schema, ...words, ...hint }
  ) as FieldSchema;
}

function valueSchemaAt(path: string): ValueSchema {
  let schema = readWidgetSettings.schema;
  for (const name of path.split('.')) schema = schema?.properties?.[name];
  if (!schema) throw new Error(`The setting ${path} has no schema.`);
  return schema;
}
