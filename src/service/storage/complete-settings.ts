import { parseSettings } from '../../contract/settings/parse-settings';
import type { WidgetSettings } from '../../contract/settings/settings';

/** Returns the record with the defaults of settings that are newer than what an older version stored. */
export function completeSettings<Stored extends { settings: WidgetSettings }>(stored: Stored): Stored {
  return { ...stored, settings: parseSettings(stored.settings).settings };
}
