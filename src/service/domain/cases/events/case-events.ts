import { createBotEvents, type BotEvents } from './bot-events';
import { createCaseMails, type CaseMails } from './case-mails';
import { createCaseNotifications } from './case-notifications';
import type { ChatCase } from '../cases';
import type { CaseTables } from '../tables';
import type { Secrets } from '../../ports';
import type { Widget } from '../../widgets/widgets';

/** What goes out because of something that happened in a case, in the transaction in which it happens. */
export interface CaseEvents {
  bots: BotEvents;
  mails: CaseMails;
  onStarted(tables: CaseTables, chat: ChatCase, widget: Widget): Promise<void>;
  /** A waiting case got its answer: the first one, and the first one after each transfer. */
  onResponded(tables: CaseTables, chat: ChatCase, at: number): Promise<void>;
  onClosed(tables: CaseTables, chat: ChatCase, at: number): Promise<void>;
}

export function createCaseEvents(ports: { secrets: Pick<Secrets, 'uuid'> }): CaseEvents {
  const bots = createBotEvents(ports);
  const mails = createCaseMails(ports);
  const notify = createCaseNotifications(ports);
  return {
    bots,
    mails,
    async onStarted(tables, chat, widget) {
      if (chat.type === 'offline') await mails.addOfflineMessage(tables, chat, widget);
      else await bots.chatStarted(tables, chat, chat.createdAt);
    },
    onResponded: (tables, chat, at) => notify(tables, chat, 'caseResponded', at),
    async onClosed(tables, chat, at) {
      await notify(tables, chat, 'caseClosed', at);
      await bots.chatClosed(tables, chat, at);
      await mails.addTranscriptsOf(tables, chat, at);
    },
  };
}
