import type { BasicBrowser } from '../browser/browser';
import type { VisitorChatService } from '../client/availability-request';
import type { CallbackName, CallbackParameters } from '../contract/callbacks';
import type { Invitation, InvitationOutcome } from '../contract/invitation';
import type { PanelState } from '../contract/panel-state';
import type { WidgetSettings } from '../contract/settings';
import type { VisitorDetails } from '../contract/visitor-details';

/** What the embed hands to the panel when it mounts it. */
export interface PanelLink {
  root: ShadowRoot;
  settings: WidgetSettings;
  /** `createPageBrowser(window, browser)` makes the rest, which is not downloaded before a panel is. */
  browser: BasicBrowser;
  /** For `createVisitorChatClient(service)`. */
  service: VisitorChatService;
  widgetId: string;
  /** The latest answer known, as it came: for `parseAvailability`; asks the service when there is none. */
  availability(): Promise<unknown>;
  visitor(): VisitorDetails;
  /** Calls the page's callbacks; never throws. */
  fire<Name extends CallbackName>(name: Name, ...parameters: CallbackParameters[Name]): void;
  /** Tells the rule engine what became of an invitation. */
  onInvitation(outcome: InvitationOutcome): void;
  /** The visitor chose another widget in the form: its panel takes the place of this one, and opens. */
  switchWidget?(id: string): void;
  /** Tells the launcher what stands on the page. */
  onState(state: PanelState): void;
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
  /** Shows the invitation, unless a chat runs or a form is open. */
  invite(invitation: Invitation): void;
  /** Opens the call-me form. */
  startCall(): void;
  /**
   * Text of the page into the running chat: to the agent alone, or shown to the visitor alone. `true` when there is a
   * chat and it went to the agent.
   */
  sendText(text: string, to: 'agent' | 'visitor'): boolean;
  allowSound(isAllowed: boolean): void;
  caseId(): string;
  destroy(): void;
}

/** Draws the panel into the root, restores a stored chat. */
export type MountPanel = (link: PanelLink) => Panel;

/**
 * Loads what makes settings whole. Those that a page wrote are checked as well, by a chunk that pages with settings
 * of the service never download.
 */
export type LoadSettingsReader = (
  areChecked: boolean,
) => Promise<(written: unknown, warn: (message: string) => void) => WidgetSettings>;
