/**
 * What a customer sets for a widget: one typed, versioned object. The service keeps it and bakes it into the
 * per-widget script; a page without our service passes the same object. Every member may be left out.
 */
export interface WidgetSettings {
  version: 1;
  look: {
    /** Accent colour, `#rgb` or `#rrggbb`. */
    accent: string;
    scheme: 'auto' | 'light' | 'dark';
    /** Corner of the page: bottom right or bottom left (follows the reading direction of nothing: it is physical). */
    position: 'br' | 'bl';
    /** Corner radius of the panel, CSS pixels. */
    radius: number;
  };
  texts: {
    /** Title of the panel, usually the company or team. Empty: the interface language's default. */
    title: string;
    /** The line of presence under the title. */
    presence: string;
    /** Shown above the prechat form. */
    greeting: string;
    /** Shown above the offline form. */
    offlineGreeting: string;
  };
  /** Language tag of the interface; empty follows the page's `<html lang>`, then the browser. */
  locale: string;
  forms: {
    emailRequired: boolean;
    messageRequired: boolean;
    askName: boolean;
    askPhone: boolean;
  };
  sounds: boolean;
  /** Whether query strings of page, referrer and entry URLs are sent to the service. */
  keepQueryStrings: boolean;
}

/** A part of the settings, as a customer writes it. */
export type PartialSettings = { version?: 1 } & {
  [Key in Exclude<keyof WidgetSettings, 'version'>]?: WidgetSettings[Key] extends object
    ? Partial<WidgetSettings[Key]>
    : WidgetSettings[Key];
};

export const defaultAccent = '#1f6feb';

export const defaultSettings: WidgetSettings = {
  version: 1,
  look: { accent: defaultAccent, scheme: 'auto', position: 'br', radius: 16 },
  texts: { title: '', presence: '', greeting: '', offlineGreeting: '' },
  locale: '',
  forms: { emailRequired: true, messageRequired: true, askName: true, askPhone: false },
  sounds: true,
  keepQueryStrings: false,
};

/** A setting that is refused: where it stands and what would be right. */
export interface SettingsFault {
  /** For example `look.accent`. */
  path: string;
  message: string;
}

export type ParsedSettings = { settings: WidgetSettings; faults: SettingsFault[] };

/**
 * Reads settings from anywhere. A wrong or unknown member is named in `faults` and its default stands, so that a
 * page never breaks; a service refuses the object when there is any fault.
 */
export function parseSettings(input: unknown): ParsedSettings {
  const faults: SettingsFault[] = [];
  const settings = read(input, defaultSettings, '', faults) as WidgetSettings;
  return { settings, faults };
}

type Tree = { readonly [key: string]: unknown };

/** What a value must match as text, and how to say so. */
const rules: Record<string, [pattern: RegExp, message: string]> = {
  version: [/^1$/, 'must be 1'],
  'look.accent': [/^#([0-9a-f]{3}){1,2}$/i, 'must be a colour like #1f6feb'],
  'look.scheme': [/^(auto|light|dark)$/, 'must be one of auto, light, dark'],
  'look.position': [/^(br|bl)$/, 'must be one of br, bl'],
  'look.radius': [/^([12]?\d(\.\d+)?|3[01](\.\d+)?|32)$/, 'must be a number of pixels from 0 to 32'],
};

const longestText = 500;

/** Reads a value as what its default is; a tree member by member. */
function read(input: unknown, fallback: unknown, path: string, faults: SettingsFault[]): unknown {
  const fault = input === undefined ? '' : faultOf(input, fallback, path);
  if (fault) faults.push({ path: path || '(settings)', message: fault });
  const value = fault ? undefined : input;
  if (!isTree(fallback)) return value ?? fallback;

  const given = isTree(value) ? value : {};
  const pathOf = (key: string) => (path ? `${path}.${key}` : key);
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(fallback, key)) faults.push({ path: pathOf(key), message: 'is not a known setting' });
  }
  return Object.fromEntries(
    Object.entries(fallback).map(([key, inner]) => [
      key,
      read(Object.hasOwn(given, key) ? given[key] : undefined, inner, pathOf(key), faults),
    ]),
  );
}

function faultOf(value: unknown, fallback: unknown, path: string): string {
  if (isTree(fallback)) return isTree(value) ? '' : 'must be an object';
  if (typeof value !== typeof fallback) return `must be a ${typeof fallback}`;
  if (typeof value === 'string' && value.length > longestText)
    return `must be at most ${longestText} characters`;
  const [pattern, message] = rules[path] ?? [/^/, ''];
  return pattern.test(String(value)) ? '' : message;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
