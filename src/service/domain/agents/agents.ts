import type { AgentStatus } from '../../../operations/parts';

export interface Agent {
  email: string;
  /** When its address was changed last; absent: never. */
  emailChangedAt?: number;
  orgId: number;
  name: string;
  /** Empty until somebody who was invited has chosen a password. */
  passwordHash: string;
  isAdministrator: boolean;
  accountType: string;
  phone?: string;
  /** Address of its own photo, on widgets that have no other one of it; empty or absent: none. */
  photoUrl?: string;
  /** Language tag that its browser asked for at the last sign-in: mails are written in it. */
  locale?: string;
  status: AgentStatus;
  subStatus?: string;
  /** Who set the status: an agent set online by the endpoint stays so, one of the console is paused when it is gone. */
  statusSource: 'console' | 'endpoint';
  statusAt: number;
  /** When a console of this agent was last heard of. */
  consoleSeenAt?: number;
  /** Id of the provisioning key that made it; absent when a person did. */
  madeByKey?: string;
}

/** An agent with what administrators look for. */
export interface AgentRecord extends Agent {
  hasSecondFactor: boolean;
  /** How many run. */
  sessions: number;
  /** Names of the widgets that it answers, by itself or by a team. */
  widgets: string[];
}

export interface Agents {
  /** By name. */
  ofOrganisation(orgId: number, now: number): Promise<AgentRecord[]>;
  /** Answers how many the organisation has; nobody else adds one until the transaction ends. */
  lockCount(orgId: number): Promise<number>;
  add(agent: Agent): Promise<'added' | 'exists'>;
  get(email: string): Promise<Agent | undefined>;
  /** What stays the same when the address changes. */
  idOf(email: string): Promise<string | undefined>;
  /** Those of them that these organisations have. */
  several(orgIds: number[], emails: string[]): Promise<Agent[]>;
  /** The same, and nobody else changes the agent until the transaction ends. */
  lock(email: string): Promise<Agent | undefined>;
  update(
    email: string,
    changes: Partial<
      Pick<Agent, 'name' | 'accountType' | 'phone' | 'photoUrl' | 'passwordHash' | 'isAdministrator'>
    >,
  ): Promise<Agent | undefined>;
  /** Writes the address wherever the organisation names the agent. Answers the widgets that show the agent; `exists`: it is somebody's. */
  setEmail(email: string, to: string, at: number): Promise<'exists' | string[]>;
  /** Ends its sessions and takes it from every widget and team, which is a change of the teams. */
  remove(email: string): Promise<void>;
  setStatus(
    email: string,
    change: { status: AgentStatus; subStatus?: string; source: 'console' | 'endpoint'; at: number },
  ): Promise<void>;
  setLocale(email: string, locale: string): Promise<void>;
  /** A console of the agent is there. */
  markSeen(email: string, at: number): Promise<void>;
  /** No console of the agent is there any more. */
  markGone(email: string): Promise<void>;
  /** Who is online because a console said so. */
  onlineByConsole(): Promise<Agent[]>;
}
