import type { SettingsFault, WidgetSettings } from './settings/settings';

/** What administrators set for their organisation, on the wire below `/api/console`. */

export interface WidgetOverview {
  id: string;
  name: string;
  /** E-mail of the user it belongs to. */
  email: string;
  isConversationEnabled: boolean;
  isProactiveEnabled: boolean;
}

export interface WidgetSettingsState {
  settings: WidgetSettings;
  /** Origins whose pages may use the widget, like `https://shop.example`; empty: any. */
  allowedOrigins: string[];
  /** A case left alone for so long closes by itself. */
  idleMinutes: number;
  /** Counts up with every change. */
  revision: number;
}

/**
 * What pages get from then on. Members left out stay as they are; `settings` is the whole object, whose members left out get
 * their defaults.
 */
export interface WidgetSettingsChange {
  settings?: unknown;
  /** In the place of `settings`: publishes the draft. Its revision as it was read: refused with 409 when it is another since. */
  draft?: number;
  allowedOrigins?: string[];
  idleMinutes?: number;
  /** What was read: refused with 409 when somebody else has changed the widget since. */
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
