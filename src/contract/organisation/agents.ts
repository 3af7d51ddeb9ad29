import type { AgentStatus } from '../console';

/** The organisation's agents as administrators see them, on the wire below `/api/console/agents`. */
export interface AgentOverview {
  email: string;
  name: string;
  isAdministrator: boolean;
  status: AgentStatus;
  /** Has not chosen a password yet. */
  isInvited: boolean;
  hasSecondFactor: boolean;
  /** How many sessions run. */
  sessions: number;
  /** When a console of theirs was last heard of, epoch milliseconds; absent: never. */
  lastSeenAt?: number;
  /** Names of the widgets that they answer. */
  widgets: string[];
}

export interface AgentList {
  agents: AgentOverview[];
  /** Whether links go out by mail; else they are answered, to be handed over. */
  isMailConfigured: boolean;
}

export interface NewAgent {
  email: string;
  name: string;
  isAdministrator: boolean;
  /** Ids of teams to begin in. */
  teams?: string[];
}

/** Members left out stay as they are. */
export interface AgentChange {
  name?: string;
  isAdministrator?: boolean;
}

/** How somebody gets to choose a password. */
export interface PasswordLink {
  /** Absent where it was mailed. Without the service's public address it is a path. */
  link?: string;
  /** Until when it is good, epoch milliseconds. */
  expiresAt: number;
}
