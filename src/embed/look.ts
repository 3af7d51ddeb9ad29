import { defaultAccent, type WidgetSettings } from '../contract/settings';

export type Look = Pick<WidgetSettings['look'], 'accent' | 'scheme' | 'position'>;

/** What the launcher needs of the settings. The panel reads all of them, and names the faults. */
export function readLook(settings: unknown): Look {
  const { look } = (settings ?? {}) as { look?: unknown };
  const { accent, scheme, position } = (look ?? {}) as Record<string, unknown>;
  return {
    accent: typeof accent === 'string' && /^#([0-9a-f]{3}){1,2}$/i.test(accent) ? accent : defaultAccent,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    position: position === 'bl' ? position : 'br',
  };
}
