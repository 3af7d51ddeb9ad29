import type { LineCode } from '../../../contract/chat/visitor-chat';

/** What the service itself says in a transcript. */
export const caseTexts = {
  waiting: 'Thank you. An agent will be with you in a moment.',
  emptyOfflineMessage: 'The visitor left no text.',
  endedByAgent: (alias: string) => `${alias} ended the chat.`,
  endedByVisitor: 'The visitor ended the chat.',
  endedByIdling: (minutes: number) => `The chat ended because nobody wrote for ${minutes} minutes.`,
  endedWithWidget: 'The chat ended because this chat is no longer offered.',
  transferred: (from: string, to: string) => `${from} transferred the chat to ${to}.`,
  snoozed: (alias: string) => `${alias} snoozed the chat.`,
  back: 'The chat is back from snoozing.',
  handedOver: 'One moment, you are being passed on to an agent.',
  nobodyThere: 'Nobody is here right now. Leave your question, and we will answer as soon as we are back.',
  screenshot: (url: string) => `Screenshot: ${url}`,
  attachmentsLeft: (names: string) => `Attachments that this chat doesn’t take: ${names}`,
  movedTo: (pageUrl: string) => `The visitor moved to ${pageUrl}`,
};

const constant = new Map<string, LineCode>(
  (['waiting', 'handedOver', 'nobodyThere', 'endedByVisitor', 'endedWithWidget'] as const).map((code) => [
    caseTexts[code],
    code,
  ]),
);

/** Returns the code of a system entry that has a text of the service's own. */
export function codeOf(entry: string): LineCode | undefined {
  const text = entry.slice(5);
  const code = constant.get(text);
  if (code) return code;
  if (text.endsWith(caseTexts.endedByAgent(''))) return 'endedByAgent';
  return text.replace(/\d+/, '0') === caseTexts.endedByIdling(0) ? 'endedByIdling' : undefined;
}
