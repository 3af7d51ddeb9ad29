import type { ConsoleBrowser } from '../../../browser/browser';
import type { Conversation } from '../conversation/conversation';
import type { SeenEntries } from '../inbox/seen-entries';
import type { Mentions } from '../mentions/mentions';

export interface SeenMarkingParts {
  conversation: Pick<Conversation, 'caseId' | 'entries' | 'notes'>;
  mentions: Pick<Mentions, 'read' | 'unread'>;
  seen: Pick<SeenEntries, 'mark'>;
  page: Pick<ConsoleBrowser['page'], 'isVisible'>;
}

/** Returns what marks the open case as read, and the notes in it that mention the agent, while the page is looked at. */
export function createSeenMarking({ conversation, mentions, seen, page }: SeenMarkingParts) {
  const { caseId, entries, notes } = conversation;
  /** Whether a note that mentions the agent is in sight. */
  function hasMention(id: string) {
    const shown = new Set(notes.value.map(({ number }) => number));
    return mentions.unread.value?.some(({ summary, note }) => summary.id === id && shown.has(note.number));
  }
  return () => {
    const last = entries.value.at(-1);
    const { value: id } = caseId;
    if (id === undefined || !last || !page.isVisible()) return;
    seen.mark(id, last.index);
    if (hasMention(id)) mentions.read(id);
  };
}
