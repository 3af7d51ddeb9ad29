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

export const defaultSettings: WidgetSettings = {
  version: 1,
  look: { accent: '#1f6feb', scheme: 'auto', position: 'br', radius: 16 },
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
  const settings = readObject(input, defaultSettings, '', faults) as unknown as WidgetSettings;
  return { settings, faults };
}

type Tree = { readonly [key: string]: unknown };

function readObject(input: unknown, defaults: object, path: string, faults: SettingsFault[]): Tree {
  const known = defaults as Tree;
  if (input === undefined) return { ...known };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    faults.push({ path: path || '(settings)', message: 'must be an object' });
    return { ...known };
  }
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(known, key)) faults.push({ path: join(path, key), message: 'is not a known setting' });
  }
  const result: Record<string, unknown> = {};
  for (const [key, fallback] of Object.entries(known)) {
    const value = Object.hasOwn(input, key) ? (input as Tree)[key] : undefined;
    result[key] =
      typeof fallback === 'object' && fallback !== null
        ? readObject(value, fallback, join(path, key), faults)
        : readValue(value, fallback, join(path, key), faults);
  }
  return result;
}

const rules: Record<string, { test: (value: never) => boolean; message: string }> = {
  version: { test: (value: unknown) => value === 1, message: 'must be 1' },
  'look.accent': {
    test: (value: string) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value),
    message: 'must be a colour like #1f6feb',
  },
  'look.scheme': oneOf('auto', 'light', 'dark'),
  'look.position': oneOf('br', 'bl'),
  'look.radius': {
    test: (value: number) => value >= 0 && value <= 32,
    message: 'must be a number of pixels from 0 to 32',
  },
};

const longestText = 500;

function readValue(value: unknown, fallback: unknown, path: string, faults: SettingsFault[]): unknown {
  if (value === undefined) return fallback;
  const fault = faultOf(value, fallback, path);
  if (!fault) return value;
  faults.push({ path, message: fault });
  return fallback;
}

function faultOf(value: unknown, fallback: unknown, path: string): string | undefined {
  if (typeof value !== typeof fallback) return `must be a ${typeof fallback}`;
  if (typeof value === 'string' && value.length > longestText)
    return `must be at most ${longestText} characters`;
  const rule = rules[path];
  return rule && !rule.test(value as never) ? rule.message : undefined;
}

function oneOf(...values: string[]) {
  return { test: (value: string) => values.includes(value), message: `must be one of ${values.join(', ')}` };
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
