import type { PartialSettings, WidgetSettings } from './settings';

/** Returns the settings that differ from the defaults, which is all that a page needs to download. */
export function differenceOf(settings: WidgetSettings, defaults: WidgetSettings): PartialSettings {
  return (difference(settings, defaults) ?? {}) as PartialSettings;
}

/** Completes what {@link differenceOf} returned. Lists stay as they are. */
export function withDefaults<Settings extends object>(given: unknown, defaults: Settings): Settings {
  return fill(given, defaults) as Settings;
}

function difference(value: unknown, standard: unknown): unknown {
  if (!hasMembers(value) || !hasMembers(standard))
    return JSON.stringify(value) === JSON.stringify(standard) ? undefined : value;
  const members = Object.entries(value)
    .map(([key, member]) => [key, difference(member, standard[key])])
    .filter(([, member]) => member !== undefined);
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

function fill(given: unknown, standard: unknown): unknown {
  if (!hasMembers(standard)) return given ?? standard;
  const members = Object(given) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(standard).map(([key, member]) => [key, fill(members[key], member)]),
  );
}

function hasMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && !Array.isArray(value);
}
