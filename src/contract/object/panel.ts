import type { CallbackName, CallbackParameters } from './callbacks';
import type { Invitation, InvitationOutcome } from '../settings/invitation';
import type { VisitorDetails } from '../chat/visitor-details';

/**
 * Who opens the panel, where it is not code of the page: the visitor, or a panel that takes the place of an open one,
 * which the page hears nothing of.
 */
export type OpenCause = 'click' | 'replacement';

/** What the embed can ask of a mounted panel. Nothing here throws. */
export interface Panel {
  /** Opens the running chat, or the form. */
  open(cause?: OpenCause): void;
  /** Takes a form away, minimises a running chat. */
  closeForm(): void;
  /** Starts a chat without the form; opens the form where required fields are unknown; says it in a running chat. */
  startChat(message: string): void;
  /** Asks where to call the visitor, over the running chat or the form. */
  startCall(): void;
  /** Shows the invitation, unless a chat runs or a form is open. */
  invite(invitation: Invitation): void;
  /**
   * Text of the page into the running chat: to the agent alone, or shown to the visitor alone. `true` when there is a
   * chat and it went to the agent.
   */
  sendText(text: string, to: 'agent' | 'visitor'): boolean;
  allowSound(isAllowed: boolean): void;
  /** Says everything in that language from now on; what the visitor is doing goes on. */
  setLocale(tag: string): void;
  /** Empty when there is no chat. */
  caseId(): string;
  destroy(): void;
}

/** What a mounted panel asks of the embed, and reports to it. */
export interface PanelHost {
  widgetId: string;
  /** The latest answer while it is fresh, as it came: for `parseAvailability`; else a promise of one. */
  availability(): unknown;
  visitor(): VisitorDetails;
  /** Calls the page's callbacks; never throws. */
  fire<Name extends CallbackName>(name: Name, ...parameters: CallbackParameters[Name]): void;
  /** Reports to the rule engine what became of an invitation. */
  onInvitation(outcome: InvitationOutcome): void;
  /** The visitor chose another widget in the form: its panel takes the place of this one, and opens. */
  switchWidget(id: string): void;
  onState(state: PanelState): void;
  /** Reports a fault to the page's developer. */
  warn(message: string): void;
}

/** What is on the page, for the launcher and the rules of invitation. */
export interface PanelState {
  isOpen: boolean;
  hasChat: boolean;
  /** Agent messages the visitor has not seen. */
  unread: number;
  /** Nobody is invited while a form or an invitation is open. */
  isInviting: boolean;
}
