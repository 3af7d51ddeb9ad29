import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import type { ChatCase } from '../cases';
import { mentionedIn } from '../mentioned-in';
import { mostNotes, mostTextOfNotes, type Note } from '../notes';
import type { CaseTables } from '../tables';

export interface NewNoteOfCase {
  author: Pick<Agent, 'email'> & { alias: string };
  text: string;
  messageId?: string | undefined;
  at: number;
}

/**
 * Writes a note into a case of any state, for colleagues whom it mentions to read; one that is there under the same `messageId` is answered instead. Throws
 * `tooLarge` where the case is full of notes.
 */
export async function writeNote(
  { cases, notes, widgets }: Pick<CaseTables, 'cases' | 'notes' | 'widgets'>,
  caseId: ChatCase['id'],
  { author, text, messageId, at }: NewNoteOfCase,
): Promise<Note> {
  const chat = await cases.lock(caseId);
  if (!chat) throw new Failure('notFound');
  const repeated = messageId === undefined ? undefined : await notes.byMessage(caseId, messageId);
  if (repeated) return repeated;
  const { count, bytes } = await notes.size(caseId);
  if (count >= mostNotes || bytes + Buffer.byteLength(text) > mostTextOfNotes)
    throw new Failure('tooLarge', 'This chat has no room for more notes.');
  const staff = text.includes('@') ? await widgets.staff(chat.widgetId) : [];
  const colleagues = staff.filter(({ kind, email }) => kind === 'human' && email !== author.email);
  const mentions = mentionedIn(text, colleagues).map(({ email, alias }) => ({ email, alias }));
  const note: Note = {
    caseId,
    number: count,
    afterIndex: chat.lastIndex,
    author: author.alias,
    agentEmail: author.email,
    text,
    ...(messageId === undefined ? {} : { messageId }),
    at,
    ...(mentions.length > 0 && { mentions, unreadBy: mentions.map(({ email }) => email) }),
  };
  await notes.add(note);
  return note;
}
