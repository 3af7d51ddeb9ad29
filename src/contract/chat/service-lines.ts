/** What the service writes in a conversation, by the names of its texts; what differs is in groups. */
const lines = {
  waiting: /^Thank you\. An agent will be with you in a moment\.$/,
  emptyOfflineMessage: /^The visitor left no text\.$/,
  endedByVisitor: /^The visitor ended the chat\.$/,
  endedByAgent: /^(.+) ended the chat\.$/,
  endedByIdling: /^The chat ended because nobody wrote for (\d+) minutes\.$/,
  endedWithWidget: /^The chat ended because this chat is no longer offered\.$/,
  transferred: /^(.+) transferred the chat to (.+)\.$/,
  snoozed: /^(.+) snoozed the chat\.$/,
  back: /^The chat is back from snoozing\.$/,
  handedOver: /^One moment, you are being passed on to an agent\.$/,
  nobodyThere:
    /^Nobody is here right now\. Leave your question, and we will answer as soon as we are back\.$/,
  screenshot: /^Screenshot: (\S+)$/,
  attachmentsLeft: /^Attachments that this chat doesn’t take: (.+)$/,
  movedTo: /^The visitor moved to (\S+)$/,
};

type ServiceLine = keyof typeof lines;

/** Returns a function that says a line of the service in another language, and any other line as it is. */
export function translateLines(
  said: Record<ServiceLine, (...parts: string[]) => string>,
): (line: string) => string {
  return (line) => {
    for (const [name, pattern] of Object.entries(lines)) {
      const found = pattern.exec(line);
      if (found) return said[name as ServiceLine](...found.slice(1));
    }
    return line;
  };
}
