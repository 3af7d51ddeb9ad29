import type { ReadonlySignal } from '@preact/signals-core';
import type { Invitation } from '../../contract/settings/invitation';
import type { Panel } from '../../contract/object/panel';
import type { Form } from '../forms/form';
import type { FormValues } from '../forms/form-field';
import type { IntakeState } from './intake';
import type { RunningState } from './running-chat';

export type SessionStatus = IntakeState | RunningState | { kind: 'banned' };

export type View = 'closed' | 'open' | 'minimized';

/** What views read, and the actions they call; the page's own are those of `Panel`. */
export interface VisitorSession extends Omit<Panel, 'destroy' | 'setLocale'> {
  status: ReadonlySignal<SessionStatus>;
  view: ReadonlySignal<View>;
  form: Form;
  /** The visitor is asked where to be called. */
  isCalling: ReadonlySignal<boolean>;
  /** The picture that goes with the chat that has just begun. */
  screenshot: ReadonlySignal<Screenshot | undefined>;
  /** Agent messages the visitor has not seen. */
  unread: ReadonlySignal<number>;
  /** Stands on the page as long as the visitor has neither answered nor closed it. */
  invitation: ReadonlySignal<Invitation | undefined>;
  /** By the page and the settings; the visitor's own switch lies in the storage. */
  isSoundAllowed: ReadonlySignal<boolean>;
  /** Counts up whenever the visitor's own doing brings the panel up: it then takes the focus. */
  focusRequests: ReadonlySignal<number>;
  minimize(): void;
  /** The close button: of a form, of a chat that is over, or of a running chat once that was confirmed. */
  close(): void;
  submit(): void;
  leaveCall(): void;
  /** Asks for a call, in the running chat or by a new one; `message` says so to the agent. */
  requestCall(values: FormValues): void;
  leaveScreenshot(): void;
  setInvitation(invitation: Invitation | undefined): void;
  /** Leaves a chat in which nobody is there for the form that takes a message, with this one. */
  leaveMessage(message: string): void;
  /** Answers the invitation: a chat, once what is required is known. */
  reply(text: string): void;
  /** The chat runs, and what draws it could not be had: tries again. */
  joinAgain(): void;
  /** Leaves a chat that is over, or a confirmation, for a new form; asks again when the service was out of reach. */
  startAgain(): void;
  stop(): void;
}

export interface Screenshot {
  caseId: string;
  picture: Blob;
}
