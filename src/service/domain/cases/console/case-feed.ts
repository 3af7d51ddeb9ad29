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

/** Entries sent when it is not known which of them a console has; it merges them by `index`. */
const tailSent = 10;

/** Sends consoles the summary of a case that has changed, and its new entries. */
export function createCaseFeed(ports: CaseFeedPorts) {
  const { store, directory, summarise, audience, withFiles, withMails } = ports;
  const sentUpTo = new Map<string, number>();
  const underWay = new Map<string, { isStale: boolean }>();

  /** Returns whether there are more entries than fit on a page. */
  async function sendPage(caseId: string, widgetId: string): Promise<boolean> {
    const chat = await store.cases.get(caseId);
    if (!chat) {
      // Its visitor was erased.
      audience.send(widgetId, { type: 'gone', caseId });
      sentUpTo.delete(caseId);
      return false;
    }
    // A bot moved it to another widget.
    if (chat.widgetId !== widgetId) audience.send(widgetId, { type: 'gone', caseId });
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
    /** Reads a case once at a time: changes that come meanwhile lead to one more read. */
    async sendCase(caseId: string, widgetId: string): Promise<void> {
      const running = underWay.get(caseId);
      if (running) {
        running.isStale = true;
        return;
      }
      if (!audience.isWatched(widgetId)) {
        // Nobody follows it: a console that opens it loads it whole.
        sentUpTo.delete(caseId);
        return;
      }
      const round = { isStale: true };
      underWay.set(caseId, round);
      try {
        while (round.isStale) {
          round.isStale = false;
          if (await sendPage(caseId, widgetId)) round.isStale = true;
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
