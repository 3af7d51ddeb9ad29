import type { Directory } from '../../widgets/directory';
import type { CaseStore } from '../tables';
import type { WithMails } from '../correspondence/with-mails';
import type { CaseFiles } from '../files/create-files';
import { asConsoleEntry, asConsoleNote, type Summarise } from './case-summaries';
import { consolePage } from './console-page';
import type { FeedAudience } from './feed-audience';

export interface CaseFeedPorts {
  store: Pick<CaseStore, 'cases' | 'entries' | 'notes'>;
  directory: Pick<Directory, 'widget'>;
  summarise: Summarise;
  audience: Pick<FeedAudience, 'isWatched' | 'send'>;
  withFiles: CaseFiles['withFiles'];
  withMails: WithMails;
}

interface Round {
  isStale: boolean;
  /** That of each change: those that had the case, and the one that has it. */
  widgetIds: Set<string>;
}

/** Entries sent when it is not known which of them a console has; it merges them by `index`. */
const tailSent = 10;

/** Sends consoles the summary of a case that has changed, and its new entries. */
export function createCaseFeed(ports: CaseFeedPorts) {
  const { store, directory, summarise, audience, withFiles, withMails } = ports;
  const sentUpTo = new Map<string, number>();
  const underWay = new Map<string, Round>();

  /** Returns whether there are more entries than fit on a page. */
  async function sendPage(caseId: string, { widgetIds }: Round): Promise<boolean> {
    const chat = await store.cases.get(caseId);
    // Transferred to another widget, or without one: its visitor was erased. Who still has it need not load all lists again.
    for (const widgetId of widgetIds) {
      if (widgetId === chat?.widgetId) continue;
      audience.send(widgetId, { type: 'gone', caseId }, chat?.widgetId);
      widgetIds.delete(widgetId);
    }
    if (!chat) {
      sentUpTo.delete(caseId);
      return false;
    }
    const from = sentUpTo.get(caseId) ?? Math.max(0, chat.lastIndex - tailSent + 1);
    const widget = await directory.widget(chat.widgetId);
    const [{ entries, hasMore }, summaries] = await Promise.all([
      store.entries.page(caseId, from, consolePage),
      summarise([chat], new Map(widget ? [[widget.id, widget]] : [])),
    ]);
    for (const summary of summaries) audience.send(chat.widgetId, { type: 'case', summary });
    for (const entry of await withMails(chat, await withFiles(entries, asConsoleEntry)))
      audience.send(chat.widgetId, { type: 'entry', caseId, entry });
    if (chat.state === 'closed' && !hasMore) sentUpTo.delete(caseId);
    else sentUpTo.set(caseId, (entries.at(-1)?.index ?? chat.lastIndex) + 1);
    return hasMore;
  }

  return {
    /** Reads a case once at a time: changes that come meanwhile, in any order, lead to one more read. */
    async sendCase(caseId: string, widgetId: string): Promise<void> {
      const running = underWay.get(caseId);
      if (running) {
        running.isStale = true;
        running.widgetIds.add(widgetId);
        return;
      }
      if (!audience.isWatched(widgetId)) {
        // Nobody follows it: a console that opens it loads it whole.
        sentUpTo.delete(caseId);
        return;
      }
      const round: Round = { isStale: true, widgetIds: new Set([widgetId]) };
      underWay.set(caseId, round);
      try {
        while (round.isStale) {
          round.isStale = false;
          if (await sendPage(caseId, round)) round.isStale = true;
        }
      } finally {
        underWay.delete(caseId);
      }
    },

    /** Sends a note to those who may read the case now. */
    async sendNote(caseId: string, number: number): Promise<void> {
      const [chat, note] = await Promise.all([store.cases.get(caseId), store.notes.get(caseId, number)]);
      if (chat && note) audience.send(chat.widgetId, { type: 'note', caseId, note: asConsoleNote(note) });
    },

    /** Forgets which entries were sent. */
    forget: () => sentUpTo.clear(),
  };
}
