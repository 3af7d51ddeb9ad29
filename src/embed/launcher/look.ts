import { defaultAccent } from '../../contract/look/colour';
import type { WidgetSettings } from '../../contract/settings/settings';

export type Look = Pick<WidgetSettings['look'], 'accent' | 'scheme' | 'position'> & {
  launcher: Partial<WidgetSettings['look']['launcher']>;
};

/**
 * What the launcher needs of the settings, which may hold anything: only what could break its style is looked at.
 * The panel reads all of them, and names the faults.
 */
export function readLook(settings: unknown): Look {
  const { look } = Object(settings) as Members;
  const { accent, scheme, position, launcher } = Object(look) as Members;
  const isColour = /^#([0-9a-f]{3}){1,2}$/i.test(`${accent}`);
  return {
    accent: isColour ? `${accent}` : defaultAccent,
    scheme: scheme as Look['scheme'],
    position: `${position ?? 'br'}` as Look['position'],
    launcher: Object(launcher) as Look['launcher'],
  };
}

type Members = Record<string, unknown>;
