import type { SettingsFault } from '../read';
import { readWidgetSettings, type WidgetSettings } from './settings';

/**
 * Reads settings from anywhere. A wrong or unknown member is named in `faults` and its default is used, so that a
 * page never breaks; a service refuses the object when there is any fault.
 */
export function parseSettings(input: unknown): { settings: WidgetSettings; faults: SettingsFault[] } {
  const faults: SettingsFault[] = [];
  return { settings: readWidgetSettings(input, '', faults), faults };
}

/** Returns the settings of a widget for which nothing is set. */
export function defaultSettings(): WidgetSettings {
  return parseSettings(undefined).settings;
}
