import { defaultSettings } from '../../../contract/parse-settings';
import { differenceOf } from '../../../contract/settings-difference';
import type { Directory } from './directory';

/** What the script of a widget is baked with: `__chatWidgetBaked` of the embed. */
export interface WidgetScriptPorts {
  directory: Pick<Directory, 'widget'>;
  keys: { visitorKey(orgId: number): Promise<string | undefined> };
  /** Text of the built embed. */
  embed: string;
}

/**
 * Writes the per-widget script; `undefined` for an unknown widget. `baseUrl`: where the service is, as its operator says; what
 * a request says of it may stand in no script that caches keep.
 */
export function createWidgetScript({ directory, keys, embed }: WidgetScriptPorts) {
  const defaults = defaultSettings();
  return async function widgetScript(widgetId: string, baseUrl?: string): Promise<string | undefined> {
    const widget = await directory.widget(widgetId);
    if (!widget) return undefined;
    const apiKey = (await keys.visitorKey(widget.orgId)) ?? '';
    // The directory has checked them: the widget fills them up and does not check them again.
    const settings = differenceOf(widget.settings, defaults);
    const baked = { widgetId: widget.id, apiKey, baseUrl, settings };
    return `(function(__chatWidgetBaked){${embed}\n})(${asScriptLiteral(baked)});\n`;
  };
}

/** The script of a widget that does not exist: tells whoever pasted the snippet. */
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

export type WidgetScript = ReturnType<typeof createWidgetScript>;
