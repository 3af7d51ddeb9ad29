import type { Browser } from '../../browser/browser';
import type { VisitorChatService } from '../../client/availability-request';
import type { VisitorChatClient } from '../../client/visitor-chat-client';
import type { CallbackName, CallbackParameters } from '../../contract/callbacks';
import type { WidgetSettings } from '../../contract/settings';
import type { Availability } from '../../contract/visitor-chat';

/** What the models work with; the panel's link to the embed fits. */
export interface Surroundings {
  browser: Browser;
  client: VisitorChatClient;
  /** For what lies beside the chat itself: `/api/v1/chat/{caseId}/…`. */
  service: VisitorChatService;
  widgetId: string;
  settings: WidgetSettings;
  availability(): Promise<Availability>;
  visitor(): KnownVisitor;
  facts(): Visit;
  /** Puts another widget into the place of this one. */
  switchWidget?(id: string): void;
  fire<Name extends CallbackName>(name: Name, ...parameters: CallbackParameters[Name]): void;
}

/** What the page told about the visitor. */
export interface KnownVisitor {
  email: string;
  isEmailLocked: boolean;
  name: string;
  phone: string;
  description: string;
  /** By field name: the label without blanks. */
  customFields: Record<string, string>;
  /** HMAC of the e-mail, made by the page's server. */
  identityProof?: string;
}

export interface Visit {
  pageUrl: string;
  referrerUrl: string;
  entryUrl: string;
  userAgent: string;
  locale: string;
}
