import { colourRules } from '../../../contract/look/colours';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import { readers, type PartialSettings, type WidgetSettings } from '../../../contract/settings/settings';
import { differenceOf } from '../../../contract/settings/settings-difference';
import type { Directory } from './directory';

/** What the script of a widget is baked with: `__cwBaked` of the embed. */
export interface WidgetScriptPorts {
  directory: Pick<Directory, 'widget'>;
  keys: { visitorKey(orgId: number): Promise<string | undefined> };
  /** Text of the built embed. */
  embed: string;
}

/** What is written of a widget for its pages; `undefined` for an unknown widget. */
export interface WidgetScript {
  /**
   * The script of each page view. `baseUrl`: where the service is, as its operator says; what a request says of it may
   * stand in no script that caches keep.
   */
  embed(widgetId: string, baseUrl?: string): Promise<string | undefined>;
  /** The module with what only the panel needs of the settings. */
  panelSettings(widgetId: string): Promise<string | undefined>;
}

export function createWidgetScript({ directory, keys, embed }: WidgetScriptPorts): WidgetScript {
  const defaults = defaultSettings();
  // The directory has checked them: the widget fills them up and does not check them again.
  async function read(widgetId: string) {
    const widget = await directory.widget(widgetId);
    if (!widget) return undefined;
    const settings = widget.isConversationEnabled ? widget.settings : showingNothing(widget.settings);
    const { ofEmbed, ofPanel } = split(differenceOf(settings, defaults));
    const colours = colourRules(widget.settings.look);
    return { ...widget, settings: { ofEmbed, ofPanel: { ...ofPanel, colours } } };
  }
  return {
    async embed(widgetId, baseUrl) {
      const widget = await read(widgetId);
      if (!widget) return undefined;
      const apiKey = (await keys.visitorKey(widget.orgId)) ?? '';
      const baked = { widgetId: widget.id, apiKey, baseUrl, settings: widget.settings.ofEmbed };
      return `(function(__cwBaked){${embed}\n})(${asScriptLiteral(baked)});\n`;
    },
    async panelSettings(widgetId) {
      const widget = await read(widgetId);
      return widget && `export default ${asScriptLiteral(widget.settings.ofPanel)};\n`;
    },
  };
}

/**
 * A chat that runs goes on, and keeps its launcher. Where consent is required there is none: before it is given, a page shows
 * the launcher without asking whether anybody is there.
 */
function showingNothing({ look, proactive, consent, ...others }: WidgetSettings): WidgetSettings {
  const kind = consent.isRequired ? 'none' : look.launcher.kind;
  const launcher = { ...look.launcher, kind, isShownOffline: false } as const;
  return { ...others, consent, look: { ...look, launcher }, proactive: { ...proactive, isOn: false } };
}

function split(settings: PartialSettings) {
  function readBy(...programs: string[]) {
    return Object.fromEntries(
      Object.entries(settings).filter(([name]) => programs.includes(readers[name as keyof WidgetSettings])),
    );
  }
  return { ofEmbed: readBy('embed', 'both'), ofPanel: readBy('panel') };
}

/** The script of a widget that does not exist: tells the person who pasted the snippet. */
export function unknownWidgetScript(widgetId: string): string {
  const warning = `ChatWidget: there is no widget ${widgetId}. Check the id in the address of this script.`;
  return `console.warn(${asScriptLiteral(warning)});\n`;
}

/** JSON that stays inside a script, wherever that is inlined. */
function asScriptLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
