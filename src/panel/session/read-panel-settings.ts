import { parseSettings } from '../../contract/settings/parse-settings';
import { colourRules } from '../../contract/look/colours';
import type { PanelSettings } from '../../contract/settings/settings';

/** Settings as a page wrote them, made whole; the page's developer is warned of what is wrong. */
export function readPanelSettings(written: unknown, warn: (message: string) => void): PanelSettings {
  const { settings, faults } = parseSettings(written);
  for (const { path, message } of faults) warn(`setting ${path} ${message}; its default is used.`);
  return { ...settings, colours: colourRules(settings.look) };
}
