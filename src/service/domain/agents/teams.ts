/** A named group of agents of an organisation. */
export interface Team {
  id: string;
  orgId: number;
  name: string;
  /** Counts up with every change. */
  revision: number;
}

export interface TeamRecord extends Team {
  /** E-mail addresses. */
  members: string[];
  /** Names of the widgets that it answers. */
  widgets: string[];
}

export interface Teams {
  /** Nobody else changes teams of the organisation, or who is in them, until the transaction ends. Before any other lock. */
  lockAll(orgId: number): Promise<void>;
  /** By name. */
  ofOrganisation(orgId: number): Promise<TeamRecord[]>;
  /** `nameTaken`: the organisation has another of that name, in whichever case. */
  add(team: Team): Promise<'added' | 'nameTaken'>;
  get(orgId: number, id: string): Promise<Team | undefined>;
  /** Writes every member. */
  update(team: Team): Promise<'updated' | 'nameTaken'>;
  /** They answer no widget by it any more. */
  remove(orgId: number, id: string): Promise<void>;
  members(id: string): Promise<string[]>;
  /** In the place of those it has. Answers who is in it then: agents of its organisation alone. */
  setMembers(orgId: number, id: string, emails: string[]): Promise<string[]>;
  /** A change of the team. */
  addMember(orgId: number, id: string, email: string): Promise<void>;
  /** Ids of the widgets that it answers. */
  widgetsOf(id: string): Promise<string[]>;
}
