import type { Schedule } from '../hours/schedule';

/** A widget as administrators set it up, beside its settings; on the wire below `/api/console/widgets`. */
export interface WidgetDetails {
  id: string;
  name: string;
  /** Takes chats; off: its script loads and shows nothing. */
  isConversationEnabled: boolean;
  isProactiveEnabled: boolean;
  /** Where offline messages and transcripts go; absent: nowhere. */
  destinationEmail?: string;
  /** Origins whose pages may use the widget, like `https://shop.example`; empty: any. */
  allowedOrigins: string[];
  /** A case left alone for so long closes by itself. */
  idleMinutes: number;
  /** When it takes chats, if somebody is online; absent: at any hour. */
  schedule?: Schedule;
  /** People who are on it by themselves, in the order in which pages show them. */
  agents: AgentOfWidget[];
  /** Ids of the teams whose agents answer it too. */
  teams: string[];
  /** Counts up with every change but those of the settings, which have a revision of their own. */
  revision: number;
}

export interface AgentOfWidget {
  email: string;
  /** What visitors know the agent by. */
  alias: string;
  avatarUrl?: string;
  /** Bots hand chats over to agents by them. */
  tags: string[];
}

/** Members left out stay as they are; an empty `destinationEmail` takes it away. */
export interface WidgetChange {
  name?: string;
  isConversationEnabled?: boolean;
  destinationEmail?: string;
  allowedOrigins?: string[];
  idleMinutes?: number;
  /** `null` takes it away. */
  schedule?: Schedule | null;
  /** In the place of those it has. */
  agents?: AgentOfWidget[];
  /** In the place of those it has. */
  teams?: string[];
  /** What was read: refused with 409 when somebody else has changed the widget since. */
  revision?: number;
}
