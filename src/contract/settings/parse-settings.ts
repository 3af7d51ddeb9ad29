import type { FieldSettings, FormSettings } from './form-fields';
import { flag, list, number, object, oneOf, scalar, text, type Reader } from '../read';
import { readRules } from '../rules/parse-rules';
import { defaultAccent, type SettingsFault, type WidgetSettings } from './settings';

/**
 * Reads settings from anywhere. A wrong or unknown member is named in `faults` and its default stands, so that a
 * page never breaks; a service refuses the object when there is any fault.
 */
export function parseSettings(input: unknown): { settings: WidgetSettings; faults: SettingsFault[] } {
  const faults: SettingsFault[] = [];
  return { settings: readSettings(input, '', faults), faults };
}

/** The settings of a widget for which nothing is set. */
export function defaultSettings(): WidgetSettings {
  return parseSettings(undefined).settings;
}

const readField: Reader<FieldSettings> = object({
  kind: oneOf('text', 'email', 'name', 'phone', 'question', 'longText', 'choice', 'checkbox', 'hidden'),
  label: text('', 200),
  isRequired: flag(),
  options: list(text('', 200), [], 50),
  value: text('', 2000),
});

function form(...fields: Partial<FieldSettings>[]): Reader<FormSettings> {
  const defaults = fields.map((field) => readField(field, '', []));
  return object({ style: oneOf('form', 'conversation'), fields: list(readField, defaults, 30) });
}

function isWebAddress(value: string) {
  return value === '' || /^(https?:\/\/|\/|\.\/)\S+$/i.test(value);
}

function names(pattern: RegExp, message: string): Reader<string[]> {
  const read = list(
    scalar('', (value) => pattern.test(value), message),
    [],
    30,
  );
  return (value, path, faults) => read(value, path, faults).filter(Boolean);
}

const languageTag = scalar(
  '',
  (value) => /^[\w-]{0,35}$/.test(value),
  'must be a language tag like en or pt-BR',
);

const readSettings: Reader<WidgetSettings> = object({
  version: scalar(1, (value) => value === 1, 'must be 1') as Reader<1>,
  look: object({
    accent: scalar(
      defaultAccent,
      (value) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value),
      'must be a colour like #1f6feb',
    ),
    scheme: oneOf('auto', 'light', 'dark'),
    position: oneOf('br', 'bl', 'tr', 'tl'),
    radius: number(16, 0, 32),
    launcher: object({
      kind: oneOf('icon', 'text', 'image', 'none'),
      onlineText: text('', 60),
      offlineText: text('', 60),
      failedText: text('', 100),
      imageUrl: scalar('', isWebAddress, 'must be a web address'),
      element: text('', 300),
      isShownOffline: flag(true),
    }),
  }),
  texts: object({
    title: text(),
    presence: text(),
    greeting: text('', 2000),
    offlineGreeting: text('', 2000),
  }),
  translations: list(
    object({
      locale: languageTag,
      key: scalar('', (value) => /^[a-z][\w.]{0,49}$/i.test(value), 'must be the name of a text, like start'),
      text: text(),
    }),
    [],
    300,
  ),
  locale: languageTag,
  forms: object({
    prechat: form(
      { kind: 'name' },
      { kind: 'email', isRequired: true },
      { kind: 'question', isRequired: true },
    ),
    offline: form(
      { kind: 'name' },
      { kind: 'email', isRequired: true },
      { kind: 'question', isRequired: true },
    ),
  }),
  screenshot: object({ isOn: flag(true), isRequired: flag() }),
  selector: object({
    label: text(),
    widgets: list(object({ id: text('', 64), label: text('', 100) }), [], 50),
  }),
  callMe: object({ isOn: flag() }),
  survey: object({
    isOn: flag(),
    question: text(),
    commentLabel: text(),
    askComment: flag(true),
    thanks: text(),
  }),
  transcriptEmail: object({ isOn: flag() }),
  proactive: object({
    isOn: flag(true),
    rules: readRules,
    reengagementMinutes: number(30, 0, 525_600),
    timeZone: text('UTC', 64),
    trackRoutes: flag(),
  }),
  consent: object({ isRequired: flag() }),
  sounds: flag(true),
  titleFlash: flag(true),
  typingPreview: flag(false),
  keepQueryStrings: flag(),
  variables: names(
    /^(?=.{1,100}$)[\w$]+(\.[\w$]+)*$/,
    'must be the name of a global, or a path like cart.total, of at most 100 characters',
  ),
  aliases: names(/^[a-z_$][\w$]{0,49}$/i, 'must be a name like SupportChat, of at most 50 characters'),
});
