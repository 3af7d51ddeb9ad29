import { parseSystemEntry } from '../../../contract/chat/system-entry';
import type { PollResult } from '../../../contract/chat/visitor-chat';

export interface LineOfVisitor {
  index: number;
  /** Absent of what the service says itself. */
  author?: string;
  isOwn: boolean;
  text: string;
  date?: number;
}

/** Returns the lines of a poll’s answer in the order of the transcript; what the widget only acts upon is no line. */
export function readByVisitor({ messageList, visitorMessages = [] }: PollResult): LineOfVisitor[] {
  const own = visitorMessages.map(({ index, text, date }) => ({ index, text, date, isOwn: true }));
  const others = messageList.flatMap(({ index, type, author, text, date }) => {
    const said = type === 'system' ? textOfSystem(text) : text;
    if (said === '') return [];
    return [
      { index, text: said, isOwn: false, ...(author && { author }), ...(date !== undefined && { date }) },
    ];
  });
  return [...own, ...others].sort((a, b) => a.index - b.index);
}

function textOfSystem(text: string): string {
  const entry = parseSystemEntry(text);
  return 'text' in entry ? entry.text : '';
}
