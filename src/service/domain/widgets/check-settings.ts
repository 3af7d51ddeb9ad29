import { parseSettings } from '../../../contract/settings/parse-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { Failure } from '../failure';

/** Returns settings that an administrator sent, with defaults for what is left out. Throws a `Failure` that names every fault. */
export function checkSettings(given: unknown): WidgetSettings {
  const { settings, faults } = parseSettings(given);
  const [first] = faults;
  if (!first) return settings;
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const message = `${first.path} ${first.message}${others}`;
  throw new Failure('invalidParameter', message, undefined, faults);
}
