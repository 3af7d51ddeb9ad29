import type { BasicBrowser } from '../browser/browser';
import type { VisitorChatService } from '../client/availability-request';
import type { CallbackName, CallbackParameters } from '../contract/callbacks';
import type { WidgetSettings } from '../contract/settings';
import type { Availability } from '../contract/visitor-chat';

/** What the page told about the visitor through the methods of `ChatWidget`. */
export interface VisitorDetails {
  email: string;
  isEmailLocked: boolean;
  name: string;
  phone: string;
  description: string;
  /** By field name: the label without blanks. */
  customFields: Record<string, string>;
}

/** Where the visitor is and came from, as the service is told when a chat starts. */
export interface VisitFacts {
  pageUrl: string;
  referrerUrl: string;
  entryUrl: string;
  userAgent: string;
  locale: string;
}

/** What the embed hands to the panel when it mounts it. */
export interface PanelLink {
  root: ShadowRoot;
  settings: WidgetSettings;
  /** `createPageBrowser(window, browser)` makes the rest, which is not downloaded before a panel is. */
  browser: BasicBrowser;
  /** For `createVisitorChatClient(service)`. */
  service: VisitorChatService;
  widgetId: string;
  /** The latest answer known; asks the service when there is none. */
  availability(): Promise<Availability>;
  visitor(): VisitorDetails;
  facts(): VisitFacts;
  /** Calls the page's callbacks; never throws. */
  fire<Name extends CallbackName>(name: Name, ...parameters: CallbackParameters[Name]): void;
  /** Tells the launcher what stands on the page. */
  onState(state: PanelState): void;
}

export interface PanelState {
  isOpen: boolean;
  hasChat: boolean;
  /** Agent messages the visitor has not seen. */
  unread: number;
}

/** What the embed can ask of a mounted panel. Nothing here throws. */
export interface Panel {
  /** Opens the running chat, or the form. */
  open(): void;
  minimize(): void;
  /** Takes a form away, minimises a running chat. */
  closeForm(): void;
  /** Starts a chat without the form; opens the form where required fields are unknown. */
  startChat(message: string): void;
  caseId(): string;
  destroy(): void;
}

/** The panel module's one export: draws the panel into the root, restores a stored chat. */
export type MountPanel = (link: PanelLink) => Panel;
