import { longestChoice, longestQuestion } from '../limits';
import { flag, list, object, oneOf, scalar, text, withSchema, type Reader } from '../read';
import { readFiles, type FileSettings } from './file-settings';
import { readForm, type FormSettings } from './form-settings';
import { languageTag } from './language-tag';
import { readLook, type LookSettings } from './look-settings';
import { readProactive, type ProactiveSettings } from './proactive-settings';
import type { ProactiveRule } from '../rules/rules';
import { readTranslations, type TranslatedTexts } from './translations';

// A setting is defined here or in the file of its part: its type, and what reads it and knows its default. In the console's
// `widgets/publishing/`, `setting-fields.ts` says how it is edited and a file of `words/` what it is called in each language of
// the console, without which neither compiles.

/**
 * What a customer sets for a widget. The service stores it and bakes it into the script of the widget; a page without our
 * service passes the same object. Every member may be left out.
 */
export interface WidgetSettings {
  version: 1;
  look: LookSettings;
  texts: TextSettings;
  /** Custom wording of the interface. */
  translations: Translation[];
  /** Language tag of the interface; empty follows the page's `<html lang>`, then the browser. */
  locale: string;
  forms: { prechat: FormSettings; offline: FormSettings<'form' | 'conversation'> };
  /** Above the fields of the first form: a click asks one of them. */
  firstQuestions: string[];
  firstQuestionTranslations: QuestionTranslation[];
  /**
   * `isOn`: when off, the service refuses pictures of the screen. `isRequired`: the prechat form asks for one; the availability
   * answer says so.
   */
  screenshot: { isOn: boolean; isRequired: boolean };
  files: FileSettings;
  /** Whether visitors see names and photos of agents who are online, before one answers. */
  onlineAgents: boolean;
  /** Lets the visitor choose another widget in the form. */
  selector: { label: string; translations: LabelTranslation[]; widgets: WidgetChoice[] };
  callMe: { isOn: boolean };
  survey: SurveySettings;
  /** After a chat, offers to mail the transcript to the visitor. */
  transcriptEmail: { isOn: boolean };
  proactive: ProactiveSettings;
  /** When required, nothing is stored and nobody is invited before `setConsent('granted')`. */
  consent: { isRequired: boolean };
  /** Whether agents see who is on the page without a chat; nothing is sent where the visitor may not be tracked. */
  visitorsNow: { isOn: boolean };
  /** The visitor can switch them off, the page by `allowChatSound`. */
  sounds: boolean;
  /** Flashes the page's title while a message is unread and the page hidden. */
  titleFlash: boolean;
  /** Whether agents see what a visitor types before it is sent. */
  typingPreview: boolean;
  /** Whether query strings of page, referrer and entry URLs are sent to the service. */
  keepQueryStrings: boolean;
  /** Globals of the page, or paths below them (`cart.total`), that go with a chat as variables: read when it starts. */
  variables: string[];
  /** Other names of the global object, for pages that call another vendor's. */
  aliases: string[];
}

/** Empty texts are the defaults of the interface language. */
export interface TextSettings {
  /** Title of the panel, usually the company or team. */
  title: string;
  /** The line under the title. */
  presence: string;
  /** Shown above the prechat form. */
  greeting: string;
  /** Shown above the offline form. */
  offlineGreeting: string;
}

export interface Translation {
  /** Language tag; empty: in every language. */
  locale: string;
  /** Name of the text, as `docs/settings.md` lists them. */
  key: string;
  /** `#` is replaced by a name, an address or a number. */
  text: string;
}

/** In the order of the first questions. */
export type QuestionTranslation = TranslatedTexts<{ questions: string[] }>;

export type LabelTranslation = TranslatedTexts<{ label: string }>;

export interface WidgetChoice {
  id: string;
  label: string;
  translations: LabelTranslation[];
}

export interface SurveyTexts {
  question: string;
  /** Label of the comment; the comment is left out when `askComment` is off. */
  commentLabel: string;
  thanks: string;
}

export type SurveyTranslation = TranslatedTexts<SurveyTexts>;

export interface SurveySettings extends SurveyTexts {
  isOn: boolean;
  askComment: boolean;
  translations: SurveyTranslation[];
}

const surveyTexts = { question: text(), commentLabel: text(), thanks: text() };

export const readWidgetSettings: Reader<WidgetSettings> = object({
  version: scalar<1>(1, (value) => value === 1, 'must be 1'),
  look: readLook,
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
    prechat: readForm(
      oneOf('form', 'conversation', 'askFirst'),
      { kind: 'name' },
      { kind: 'email', isRequired: true },
      { kind: 'question', isRequired: true },
    ),
    offline: readForm(
      oneOf('form', 'conversation'),
      { kind: 'name' },
      { kind: 'email', isRequired: true },
      { kind: 'question', isRequired: true },
    ),
  }),
  screenshot: object({ isOn: flag(true), isRequired: flag() }),
  files: readFiles,
  onlineAgents: flag(),
  selector: object({
    label: text(),
    translations: readTranslations({ label: text() }),
    widgets: list(
      object({
        id: text('', 64),
        label: text('', longestChoice),
        translations: readTranslations({ label: text('', longestChoice) }),
      }),
      [],
      50,
    ),
  }),
  callMe: object({ isOn: flag() }),
  survey: object({
    isOn: flag(),
    ...surveyTexts,
    askComment: flag(true),
    translations: readTranslations(surveyTexts),
  }),
  transcriptEmail: object({ isOn: flag() }),
  proactive: readProactive,
  consent: object({ isRequired: flag() }),
  visitorsNow: object({ isOn: flag() }),
  sounds: flag(true),
  titleFlash: flag(true),
  typingPreview: flag(),
  keepQueryStrings: flag(),
  variables: names(
    /^(?=.{1,100}$)[\w$]+(\.[\w$]+)*$/,
    100,
    'must be the name of a global, or a path like cart.total',
  ),
  aliases: names(/^[a-z_$][\w$]{0,49}$/i, 50, 'must be a name like SupportChat'),
  firstQuestions: list(text('', longestQuestion), [], 5),
  firstQuestionTranslations: readTranslations({ questions: list(text('', longestQuestion), [], 5) }),
});

function names(pattern: RegExp, maxLength: number, message: string): Reader<string[]> {
  const limit = `of at most ${maxLength} characters`;
  const name = scalar<string>('', (value) => pattern.test(value), `${message}, ${limit}`, { maxLength });
  const read = list(name, [], 30);
  return withSchema(read.schema, (value, path, faults) => read(value, path, faults).filter(Boolean));
}

/** Which program reads a setting. Those of the panel alone are downloaded with it, those of the service never. */
export const readers = {
  version: 'embed',
  look: 'both',
  texts: 'panel',
  translations: 'panel',
  locale: 'both',
  forms: 'panel',
  firstQuestions: 'panel',
  firstQuestionTranslations: 'panel',
  screenshot: 'service',
  files: 'panel',
  onlineAgents: 'panel',
  selector: 'panel',
  callMe: 'panel',
  survey: 'panel',
  transcriptEmail: 'panel',
  proactive: 'embed',
  consent: 'embed',
  visitorsNow: 'embed',
  sounds: 'panel',
  titleFlash: 'panel',
  typingPreview: 'panel',
  keepQueryStrings: 'both',
  variables: 'panel',
  aliases: 'embed',
} as const satisfies Record<keyof WidgetSettings, 'embed' | 'panel' | 'both' | 'service'>;

type ReadBy<Program> = {
  [Name in keyof WidgetSettings]: (typeof readers)[Name] extends Program ? Name : never;
}[keyof WidgetSettings];

/** What the panel needs of them; pages that never open it do not download it. */
export type PanelSettings = Pick<WidgetSettings, ReadBy<'panel'> | 'keepQueryStrings' | 'locale'> & {
  look: Pick<LookSettings, 'position' | 'radius'>;
  /** What differs from `fileDefaults`, which come with the part that sends files. */
  files: Partial<FileSettings>;
  /** Rules of CSS, derived from the look: by the service, or from settings that a page wrote. */
  colours: string;
};

/** A part of the settings, as a customer writes it. */
export type PartialSettings = DeepPartial<WidgetSettings>;

/** Of what is in a list, defaults apply too, but to rules: what must be in one has none. */
type DeepPartial<T> = T extends readonly ProactiveRule[]
  ? T
  : T extends readonly (infer Item)[]
    ? readonly DeepPartial<Item>[]
    : T extends object
      ? { [Key in keyof T]?: DeepPartial<T[Key]> }
      : T;
