import type { Browser } from '../../browser/browser';
import type { VisitorChatService } from '../../client/visitor-chat-service';
import type { PanelHost } from '../../contract/object/panel';
import type { PanelSettings } from '../../contract/settings/settings';
import type { Availability } from '../../contract/chat/visitor-chat';

/** What the models work with. Views hand it on to them and look into nothing of it. */
export interface Environment extends Omit<PanelHost, 'availability' | 'onState'> {
  browser: Browser;
  /** Where visitor chat is spoken. */
  service: VisitorChatService;
  settings: Omit<PanelSettings, 'colours'>;
  availability(): Availability | Promise<Availability>;
  /** The service has banned this visitor, as far as this browser remembers. */
  wasBanned: boolean;
  /** An agent has written: makes itself noticed where the visitor looks elsewhere. */
  alert(): void;
  /** Where the visitor is and came from. */
  visit(): Visit;
}

export interface Visit {
  pageUrl: string;
  referrerUrl: string;
  entryUrl: string;
  userAgent: string;
  locale: string;
}
