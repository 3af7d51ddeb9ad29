import type { Browser } from '../../browser/browser';
import type { VisitorChatService } from '../../client/visitor-chat-service';
import { showTypedText } from '../../client/show-typed-text';
import { longestTypedText } from '../../contract/chat/visitor-chat';

interface TypingPreviewParts {
  service: VisitorChatService;
  browser: Pick<Browser, 'clock'>;
}

/** Milliseconds from one text to the next. */
const pause = 1_000;

/** Answers what to call with each text: the first is sent at once, the latest of those that follow after a pause. */
export function startTypingPreview(
  { service, browser }: TypingPreviewParts,
  caseId: string,
): (text: string) => void {
  let latest = '';
  let shown = '';
  let isPausing = false;
  function send() {
    isPausing = latest !== shown;
    if (!isPausing) return;
    shown = latest;
    showTypedText(service, caseId, shown);
    browser.clock.after(pause, send);
  }
  return (text) => {
    latest = text.trim().slice(-longestTypedText);
    if (!isPausing) send();
  };
}
