import type { ChatOwner } from './cases';

/** What an agent writes in a case for colleagues. No visitor, bot, webhook, mail or export of the log gets it. */
export interface Note {
  caseId: string;
  /** Of all notes of the case, from 0 on. */
  number: number;
  /** Index of the case's last entry when it was written. */
  afterIndex: number;
  author: string;
  agentEmail: string;
  text: string;
  messageId?: string;
  at: number;
  /** The colleagues whom its text names. */
  mentions?: ChatOwner[];
  /** E-mails of those who have not read it yet. */
  unreadBy?: string[];
}

/** A case takes no more notes than this, since consoles read all of them with the case. */
export const mostNotes = 500;
/** Bytes, of all notes of a case. */
export const mostTextOfNotes = 500_000;

export interface Notes {
  /** Adds a note to a case that the transaction has locked. */
  add(note: Note): Promise<void>;
  get(caseId: string, number: number): Promise<Note | undefined>;
  byMessage(caseId: string, messageId: string): Promise<Note | undefined>;
  /** In the order they were written. */
  ofCase(caseId: string): Promise<Note[]>;
  /** Those in cases of these widgets that mention the agent and that they have not read, the latest first. */
  unreadMentions(email: string, widgetIds: string[], limit: number): Promise<Note[]>;
  /** The agent has read every note of the case. */
  markMentionsRead(caseId: string, email: string): Promise<void>;
  /** How many a case has, and the bytes of their texts. */
  size(caseId: string): Promise<{ count: number; bytes: number }>;
}
