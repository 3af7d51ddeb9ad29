import type { Browser } from '../../browser/browser';
import type { VisitorChatService } from '../../client/availability-request';
import type { VisitorChatClient } from '../../client/visitor-chat-client';
import type { CallbackName, CallbackParameters } from '../../contract/callbacks';
import type { InvitationOutcome } from '../../contract/invitation';
import type { WidgetSettings } from '../../contract/settings';
import type { Availability } from '../../contract/visitor-chat';
import type { VisitorDetails } from '../../contract/visitor-details';

/** What the models work with; the panel's link to the embed fits. */
export interface Surroundings {
  browser: Browser;
  client: VisitorChatClient;
  /** For what lies beside the chat itself: `/api/v1/chat/{caseId}/…`. */
  service: VisitorChatService;
  widgetId: string;
  settings: WidgetSettings;
  availability(): Promise<Availability>;
  visitor(): VisitorDetails;
  facts(): Visit;
  /** Puts another widget into the place of this one. */
  switchWidget?(id: string): void;
  /** Tells the rules what became of an invitation. */
  onInvitation?(outcome: InvitationOutcome): void;
  fire<Name extends CallbackName>(name: Name, ...parameters: CallbackParameters[Name]): void;
}

export interface Visit {
  pageUrl: string;
  referrerUrl: string;
  entryUrl: string;
  userAgent: string;
  locale: string;
}
