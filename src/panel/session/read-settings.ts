import { parseSettings } from '../../contract/parse-settings';
import type { WidgetSettings } from '../../contract/settings';

/** Settings as a page wrote them, made whole; what is wrong is told to the page's developer. */
export function readSettings(written: unknown, warn: (message: string) => void): WidgetSettings {
  const { settings, faults } = parseSettings(written);
  for (const { path, message } of faults) warn(`setting ${path} ${message}; its default is used.`);
  return settings;
}
