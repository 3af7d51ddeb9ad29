import type { WidgetSettings } from '../../../contract/settings/settings';
import type { Calling, Routing } from '../../../operations/console/widgets';
import type { Schedule } from '../../../contract/hours/schedule';

export interface Widget {
  id: string;
  orgId: number;
  name: string;
  /** The user it belongs to. */
  ownerEmail: string;
  destinationEmail?: string;
  isConversationEnabled: boolean;
  isProactiveEnabled: boolean;
  schedule?: Schedule;
  /** Somebody decided that it needs no schedule. */
  isAlwaysOpen?: boolean;
  settings: WidgetSettings;
  /** Origins whose pages may use the widget; empty: any. */
  allowedOrigins: string[];
  /** A case left alone for so long closes by itself. */
  idleMinutes: number;
  /** Who gets its chats; absent: everyone is called, and anyone takes one. */
  routing?: Routing;
  /** How its agents are called to a chat in which a visitor waits; absent: as widgets do by default. */
  calling?: Calling;
  /** Counts up with every change but those of the settings, which have a revision of their own. */
  revision: number;
}

/** A team that answers a widget. */
export interface TeamOfWidget {
  id: string;
  name: string;
}

/** An agent as a widget shows it. */
export interface WidgetAgent {
  widgetId: string;
  email: string;
  alias: string;
  avatarUrl?: string;
  kind: 'human' | 'bot';
  tags: string[];
}

/** An agent of a widget, and whether a chat can be given to it now. */
export interface StaffMember extends WidgetAgent {
  isOnline: boolean;
  /** Endpoint of a bot. */
  botId?: string;
}

/** Without the settings of its pages: those of many widgets take long to read. */
export type ListedWidget = Omit<Widget, 'settings'>;

export interface WatchedWidget {
  id: string;
  message?: string;
}

export interface AnsweredWidget {
  widget: Widget;
  /** How it shows the agent. */
  agent: WidgetAgent;
}

/** A widget that an agent answers, without what is set for it. */
export interface NamedWidget extends Pick<WidgetAgent, 'alias' | 'avatarUrl'> {
  id: string;
  name: string;
}

/** Who answers widgets, a person as often as they do so by themselves and by teams. */
export interface Staffing {
  teams: number;
  /** Of the widget that has most. */
  ofOneWidget: number;
  ofAllWidgets: number;
}

export interface Widgets {
  add(widget: Widget, agents: WidgetAgent[]): Promise<void>;
  get(id: string): Promise<Widget | undefined>;
  /** The same without what is set for its pages, which may be megabytes. */
  getListed(id: string): Promise<ListedWidget | undefined>;
  /** The same, and nobody else changes the widget until the transaction ends. */
  lock(id: string): Promise<Widget | undefined>;
  /** Answers how many the organisation has; nobody else adds one until the transaction ends. */
  lockCount(orgId: number): Promise<number>;
  /** Answers who answers the organisation's widgets; nobody else changes it until the transaction ends. Before any other lock. */
  lockStaffing(orgId: number): Promise<Staffing>;
  /** Answers the bytes of all its settings and drafts; nobody else changes them until the transaction ends. After any other lock. */
  lockSettingsSize(orgId: number): Promise<number>;
  /** Writes every member. */
  update(widget: Widget): Promise<void>;
  /** In the place of those it has. */
  setAgents(widgetId: string, agents: WidgetAgent[]): Promise<void>;
  /** In the place of those it has; of another organisation's it gets none. */
  setTeams(widgetId: string, teamIds: string[]): Promise<void>;
  /** Its cases stay. */
  remove(id: string): Promise<void>;
  ofOrganisation(orgId: number): Promise<ListedWidget[]>;
  /** Those who are on it by themselves, or that one of them. */
  agents(widgetId: string, email?: string): Promise<WidgetAgent[]>;
  /** By name. */
  teams(widgetId: string): Promise<TeamOfWidget[]>;
  /** The widgets of the agent's organisation that it answers, by itself or by a team, by their names, and how each shows it. */
  namesOfAgent(email: string): Promise<NamedWidget[]>;
  /** Those of them that show who is on their pages now, and the first words by which their rules invite. */
  watched(orgId: number, widgetIds: readonly string[]): Promise<WatchedWidget[]>;
  /** That one of an agent; `undefined` when the agent does not answer it. */
  answeredBy(email: string, widgetId: string): Promise<AnsweredWidget | undefined>;
  /** Without what is set for them. */
  idsOfAgent(email: string): Promise<string[]>;
  /** Adds an agent behind the others, or writes the one that is there. */
  putAgent(agent: WidgetAgent): Promise<void>;
  removeAgent(widgetId: string, email: string): Promise<void>;
  /** Those who answer it: its agents in their order, as far as they are users of its organisation, then those of its teams. A bot is online while its endpoint is on. */
  staff(widgetId: string): Promise<StaffMember[]>;
  /** The same of several widgets, by their ids. */
  staffOf(widgetIds: readonly string[]): Promise<ReadonlyMap<string, StaffMember[]>>;
  /** Its bots alone, however many people there are. */
  bots(widgetId: string): Promise<StaffMember[]>;
  /** Whether one agent of the widget, or a bot, is online. */
  isStaffed(widgetId: string): Promise<boolean>;
}
