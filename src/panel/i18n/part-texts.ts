import type { AfterChatTexts } from './after-chat-texts';
import type { AlertTexts } from './alert-texts';
import type { CallMeTexts } from './call-me-texts';
import type { InterviewTexts } from './interview-texts';
import type { InvitationTexts } from './invitation-texts';
import type { RichTexts } from './rich-texts';
import type { ScreenshotTexts } from './screenshot-texts';

/** Texts of the parts on demand, each with its part's room where English is spoken. */
export interface PartTexts {
  afterChat: AfterChatTexts;
  alerts: AlertTexts;
  callMe: CallMeTexts;
  interview: InterviewTexts;
  invitation: InvitationTexts;
  rich: RichTexts;
  screenshot: ScreenshotTexts;
}
