import { parseSettings } from '../../../contract/settings/parse-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { Failure } from '../failure';

/** They may have been kept by an older service: what that did not know is as by default. */
export function fillSettings(kept: WidgetSettings): WidgetSettings {
  return parseSettings(kept).settings;
}

/** Throws a `Failure` that names every fault. */
export function readSettings(given: unknown): WidgetSettings {
  const { settings, faults } = parseSettings(given);
  const [first] = faults;
  if (!first) return settings;
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const message = `${first.path} ${first.message}${others}`;
  throw new Failure('invalidParameter', message, undefined, faults);
}
