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

/** The body of `POST /keys`. Scopes and an end are for keys and tokens of systems; a visitor key has neither. */
export interface WantedKey {
  kind: KeySummary['kind'];
  name?: string;
  scopes?: KeyScope[];
  /** Until it opens nothing; absent: until it is revoked. */
  days?: number;
}

export interface KeySummary {
  id: string;
  /**
   * `visitor` stands in pages, `provisioning` is for users and widgets, `token` for logs and agent status; `identity` is
   * the secret with which a page's server proves who its visitor is.
   */
  kind: 'visitor' | 'provisioning' | 'token' | 'identity';
  name: string;
  /** Epoch milliseconds; 0 when unknown. */
  createdAt: number;
  /** What it may; absent: all that its kind opens. */
  scopes?: KeyScope[];
  /** From when it opens nothing; absent: until it is revoked. */
  expiresAt?: number;
  /** Of provisioning keys and tokens, to the minute; absent: not since this is kept. */
  lastUsedAt?: number;
  /** Of a visitor key alone, which is public. */
  key?: string;
}

/** The answer to a new key: the only one that shows it. */
export type NewKey = KeySummary & { key: string };

export interface KeyList {
  /** The organisation's id, which stands in the address of the logs export. */
  orgId: number;
  keys: KeySummary[];
}
