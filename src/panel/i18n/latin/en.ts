import { afterChatTexts } from '../after-chat-texts';
import { alertTexts } from '../alert-texts';
import { callMeTexts } from '../call-me-texts';
import { choiceTexts } from '../choice-texts';
import { conversationTexts } from '../conversation-texts';
import { english } from '../en';
import { interviewTexts } from '../interview-texts';
import { invitationTexts } from '../invitation-texts';
import { jumpTexts } from '../jump-texts';
import type { Language } from '../language';
import { outcomeTexts } from '../outcome-texts';
import { overTexts } from '../over-texts';
import { questionTexts } from '../question-texts';
import { richTexts } from '../rich-texts';
import { screenshotTexts } from '../screenshot-texts';
import { troubleTexts } from '../trouble-texts';

/** All of it, for where a customer says some of it in other words; elsewhere each part brings its own. */
export const language = {
  ...english,
  ...conversationTexts,
  ...choiceTexts,
  ...jumpTexts,
  ...outcomeTexts,
  ...overTexts,
  ...questionTexts,
  ...troubleTexts,
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
