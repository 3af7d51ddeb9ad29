import type { KeySummary } from '../../../operations/console/keys';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { differenceOf } from '../../../contract/settings/settings-difference';
import { escapeAttribute } from '../../../loader/snippet';

/** What `/widget/integrity.json` says: the version, and what each of its files must be. */
export interface Manifest {
  version: string;
  files: Record<string, string>;
}

export interface PinnedOptions {
  widgetId: string;
  /** Of the service. */
  baseUrl: string;
  manifest: Manifest;
  keys: readonly KeySummary[];
  /** What pages have. */
  settings: WidgetSettings;
}

const script = 'chat-widget.js';

/** A snippet that runs these very files alone; settings stand in it, since no file of the service's own may. */
export function pinnedSnippet({ widgetId, baseUrl, manifest, keys, settings }: PinnedOptions): string {
  const folder = `${baseUrl}/widget/${manifest.version}`;
  const { [script]: digest = '', ...others } = manifest.files;
  const integrity = Object.fromEntries(
    Object.entries(others).map(([file, one]) => [`${folder}/${file}`, one]),
  );
  const attributes = {
    src: `${folder}/${script}`,
    integrity: digest,
    crossorigin: 'anonymous',
    'data-widget-id': widgetId,
    'data-base-url': baseUrl,
    'data-api-key': keys.find(({ kind, key }) => kind === 'visitor' && key)?.key ?? '',
    'data-settings': JSON.stringify(differenceOf(settings, defaultSettings())),
  };
  return [
    '<script type="importmap">',
    JSON.stringify({ integrity }, null, 2),
    '</script>',
    '<script',
    '  async',
    ...Object.entries(attributes).map(([name, value]) => `  ${name}="${escapeAttribute(value)}"`),
    '></script>',
  ].join('\n');
}
