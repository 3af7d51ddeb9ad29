import type { Report } from './report';

declare const __VERSION__: string;

export interface EmbedOptions {
  widgetId: string;
  apiKey: string;
  /** Of the service, without a slash at its end. */
  baseUrl: string;
  /** Where the panel's file lies, with a slash at its end. */
  _panelFolder: string;
  /** Of the module with the settings that only the panel needs; empty where all are here. */
  _panelSettings: string;
  /** Further names of the global object. */
  aliases: string[];
  /** As the customer wrote them. */
  settings: unknown;
}

/** What the service put into the per-widget script. */
export interface Baked {
  widgetId: string;
  apiKey: string;
  /** Of the service, as its operator says, for a script that has no tag. */
  baseUrl?: string;
  /** Checked, only what is unlike the defaults, and without those that only the panel needs. */
  settings: unknown;
}

/** The script tag, as far as it is read. */
export interface ScriptTag {
  src: string;
  dataset: Record<string, string | undefined>;
}

/** Reads what the service baked in, or for static use the script tag's `data-` attributes. */
export function readEmbedOptions(
  { src, dataset }: ScriptTag,
  baked: Baked | undefined,
  report: Report,
): EmbedOptions {
  const folder = src.replace(/[^/?#]*([?#].*)?$/s, '');
  const scriptBase = folder.replace(/(\/js|\/widget)?\/$/, '');

  const settings = baked ? baked.settings : readJson(dataset.settings, report);
  const { aliases } = Object(settings) as { aliases?: unknown };

  return {
    widgetId: baked?.widgetId ?? dataset.widgetId ?? '',
    apiKey: baked?.apiKey ?? dataset.apiKey ?? '',
    baseUrl: (dataset.baseUrl ?? scriptBase).replace(/\/$/, ''),
    _panelFolder: baked ? `${scriptBase}/widget/` : folder,
    // A version's panel takes no settings that were kept for another's.
    _panelSettings: baked ? `${scriptBase}/js/${baked.widgetId}/panel.js?${__VERSION__}` : '',
    aliases: [dataset.aliases?.split(' '), Array.isArray(aliases) && aliases]
      .flat()
      .filter(Boolean) as string[],
    settings,
  };
}

function readJson(text: string | undefined, report: Report): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    report.warn('data-settings is not JSON.');
    return undefined;
  }
}
