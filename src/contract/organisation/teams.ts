/** A named group of agents, on the wire below `/api/console/teams`. */
export interface Team {
  id: string;
  name: string;
  /** E-mail addresses of its agents. */
  members: string[];
  /** Names of the widgets that it answers. */
  widgets: string[];
  /** Counts up with every change. */
  revision: number;
}

export interface NewTeam {
  /** No two teams have the same, in whichever case. */
  name: string;
  members?: string[];
}

/** Members left out stay as they are. */
export interface TeamChange {
  name?: string;
  /** In the place of those it has. */
  members?: string[];
  /** What was read: refused with 409 when somebody else has changed the team since. */
  revision?: number;
}
