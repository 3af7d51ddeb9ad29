import type { SettingsFault } from './read';
import type { WidgetSettings } from './settings/settings';

/** What administrators set for their organisation, on the wire below `/api/console`. */

export interface WidgetOverview {
  id: string;
  name: string;
  /** E-mail of the user it belongs to. */
  email: string;
  isConversationEnabled: boolean;
  isProactiveEnabled: boolean;
}

/** What pages have. */
export interface WidgetSettingsState {
  settings: WidgetSettings;
  /** Counts up with every change of the settings and of their draft. */
  revision: number;
}

/** The whole settings, whose members left out get their defaults. Pages get them at once. */
export interface WidgetSettingsChange {
  settings?: unknown;
  /** What was read: refused with 409 when the settings, or their draft, have changed since. */
  revision?: number;
}

/** The body of a 400 that refuses settings. */
export interface SettingsRefusal {
  code: 400;
  message: string;
  faults: SettingsFault[];
}

/** What keys of a kind may be kept to. One that says no scopes may all of them. */
export const keyScopes = {
  provisioning: ['users:read', 'users:write', 'widgets:read', 'widgets:write'],
  token: ['logs:read', 'status:write'],
} as const;

export type KeyScope = (typeof keyScopes)[keyof typeof keyScopes][number];
