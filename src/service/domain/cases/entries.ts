import { longestMessage } from '../../../contract/limits';
import type { CaseState } from '../../../operations/parts';

export interface Entry {
  caseId: string;
  index: number;
  /** `note`: text for the agent only, never polled by the visitor. */
  kind: 'visitor' | 'agent' | 'system' | 'note';
  author: string;
  agentEmail?: string;
  text: string;
  messageId?: string;
  at: number;
}

export type NewEntry = Omit<Entry, 'index'>;

/** Bytes of text after which a chat takes no more from its visitor, since exports hold one chat whole. */
export const mostTextOfChat = 5_000_000;
/** Bytes: no character has more than four. */
export const mostTextOfEntry = 4 * longestMessage;

export interface Entries {
  /**
   * Takes the case's next index and inserts the entry; answers, outside a transaction, once that is committed. `closed`:
   * the case does not take entries any more; `withBot`: a bot speaks in it, and `unlessBot` was asked for; `repeated`: an
   * entry with this `messageId` is there, and is the one answered.
   */
  append(entry: NewEntry, options?: AppendOptions): Promise<Appended>;
  byMessage(caseId: string, messageId: string): Promise<Entry | undefined>;
  /**
   * The first entries with `index >= from`, ascending, up to a size, at least one if there is any: a long chat fills
   * nobody's memory.
   */
  page(caseId: string, from: number, size: PageSize): Promise<EntryPage>;
  /** The last entries with `index < before`, ascending, up to a size, at least one if there is any. */
  pageBefore(caseId: string, before: number, size: PageSize): Promise<EntryPage>;
  /** What visitors and agents said in these cases, each case in its order. */
  spoken(caseIds: string[]): Promise<Entry[]>;
  /** How many bytes the texts of each case take. */
  textBytes(caseIds: string[]): Promise<Map<string, number>>;
  /** The latest visitor or agent entry of each case, and index and time of the oldest visitor entry not answered since. */
  previews(caseIds: string[]): Promise<CasePreview[]>;
}

export interface PageSize {
  kinds: Entry['kind'][];
  /** At most. */
  entries: number;
  /** Of all texts together; the entry that reaches it is the last. */
  characters: number;
}

export interface EntryPage {
  entries: Entry[];
  /** There are more, beyond the page. */
  hasMore: boolean;
}

export interface CasePreview {
  caseId: string;
  text: string;
  unansweredSince?: number;
  unansweredAt?: number;
}

export interface AppendOptions {
  evenIfClosed?: boolean;
  unlessBot?: boolean;
}

export type Appended =
  /** With widget and state of its case. */
  | { outcome: 'added' | 'repeated'; entry: Entry; widgetId: string; state: CaseState }
  | { outcome: 'closed' | 'withBot' | 'notFound' };
