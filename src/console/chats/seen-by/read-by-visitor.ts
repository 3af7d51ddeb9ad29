import type { PollResult } from '../../../contract/chat/visitor-chat';

export interface LineOfVisitor {
  index: number;
  /** Absent: the visitor. */
  author?: string;
  text: string;
  date?: number;
}

/** Returns the lines of a poll’s answer in the order of the transcript. */
export function readByVisitor({ messageList, visitorMessages = [] }: PollResult): LineOfVisitor[] {
  const own = visitorMessages.map(({ index, text, date }) => ({ index, text, date }));
  const others = messageList.map(({ index, author, text, date }) => ({
    index,
    author,
    text,
    ...(date !== undefined && { date }),
  }));
  return [...own, ...others].sort((a, b) => a.index - b.index);
}
