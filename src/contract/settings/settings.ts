import type { FormSettings } from './form-fields';
import type { ProactiveRule } from '../rules/rules';

/**
 * What a customer sets for a widget: one typed, versioned object. The service keeps it and bakes it into the
 * per-widget script; a page without our service passes the same object. Every member may be left out.
 * `parse-settings.ts` reads it and names what is wrong.
 */
export interface WidgetSettings {
  version: 1;
  look: LookSettings;
  texts: TextSettings;
  /** Texts of the interface in other words. */
  translations: Translation[];
  /** Language tag of the interface; empty follows the page's `<html lang>`, then the browser. */
  locale: string;
  forms: {
    prechat: FormSettings;
    offline: FormSettings;
  };
  /** Whether the prechat form asks for a picture of the visitor's screen; the availability answer says so. */
  /** Off: the service takes none. */
  screenshot: { isOn: boolean; isRequired: boolean };
  /** Lets the visitor choose another widget in the form. */
  selector: { label: string; widgets: WidgetChoice[] };
  callMe: { isOn: boolean };
  survey: SurveySettings;
  /** After a chat, offers to mail the transcript to the visitor. */
  transcriptEmail: { isOn: boolean };
  proactive: ProactiveSettings;
  /** When on, nothing is stored and nobody is invited before `setConsent('granted')`. */
  consent: { isRequired: boolean };
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
  /** Further names of the global object, for pages that call another vendor's. */
  aliases: string[];
}

/** What only the embed and the rules read. */
export const settingsOfEmbed = ['version', 'aliases', 'consent', 'proactive'] as const;

/** What both read: it comes with the embed. */
export const settingsOfBoth = ['locale', 'look'] as const;

/** What the panel needs of them; pages that never open it do not download it. */
export type PanelSettings = Omit<WidgetSettings, (typeof settingsOfEmbed)[number] | 'look'> & {
  look: Omit<LookSettings, 'launcher'>;
  /** Rules of CSS, derived from the look: by the service, or from settings that a page wrote. */
  colours: string;
};

export const defaultAccent = '#1f6feb';

export interface LookSettings {
  /** Accent colour, `#rgb` or `#rrggbb`. */
  accent: string;
  scheme: 'auto' | 'light' | 'dark';
  /** Corner of the page: bottom or top, right or left. */
  position: 'br' | 'bl' | 'tr' | 'tl';
  /** Corner radius of the panel, 0–32 CSS pixels. */
  radius: number;
  launcher: LauncherSettings;
}

export interface LauncherSettings {
  /** `none`: the page has an element of its own, named by `element` or calling `startLink()`. */
  kind: 'icon' | 'text' | 'image' | 'none';
  /** For `text`; empty: the interface language's default. */
  onlineText: string;
  offlineText: string;
  /** Where the chat could not be loaded. */
  failedText: string;
  /** For `image`, https or from the page's own site. */
  imageUrl: string;
  /** CSS selector of the page's own elements that open the chat. */
  element: string;
  /** Whether the launcher shows when nobody is online. */
  isShownOffline: boolean;
}

/** Empty texts are the interface language's defaults. */
export interface TextSettings {
  /** Title of the panel, usually the company or team. */
  title: string;
  /** The line of presence under the title. */
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
  /** `#` stands for what is filled in. */
  text: string;
}

export interface WidgetChoice {
  id: string;
  label: string;
}

export interface SurveySettings {
  isOn: boolean;
  question: string;
  /** Label of the comment; the comment is left out when `askComment` is off. */
  commentLabel: string;
  askComment: boolean;
  thanks: string;
}

export interface ProactiveSettings {
  isOn: boolean;
  rules: ProactiveRule[];
  /** Nobody is invited for so long after closing an invitation; minutes. */
  reengagementMinutes: number;
  /** Zone of `timeOfDay` and `weekday`. */
  timeZone: string;
  /** Starts the rules anew on a change of route, by the Navigation API. */
  trackRoutes: boolean;
}

/** A part of the settings, as a customer writes it. */
export type PartialSettings = DeepPartial<WidgetSettings>;

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** A setting that is refused: where it stands and what would be right. */
export interface SettingsFault {
  /** For example `look.accent` or `proactive.rules[2].when.all[0].is`. */
  path: string;
  message: string;
}
