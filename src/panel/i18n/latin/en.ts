import { afterChatTexts } from '../after-chat-texts';
import { alertTexts } from '../alert-texts';
import { callMeTexts } from '../call-me-texts';
import { conversationTexts } from '../conversation-texts';
import { english } from '../en';
import { interviewTexts } from '../interview-texts';
import { invitationTexts } from '../invitation-texts';
import type { Language } from '../language';
import { richTexts } from '../rich-texts';
import { screenshotTexts } from '../screenshot-texts';

/** All of it, for where a customer says some of it in other words; elsewhere each part brings its own. */
export const language = {
  ...english,
  ...conversationTexts,
  parts: {
    afterChat: afterChatTexts,
    alerts: alertTexts,
    callMe: callMeTexts,
    interview: interviewTexts,
    invitation: invitationTexts,
    rich: richTexts,
    screenshot: screenshotTexts,
  },
} satisfies Language;
