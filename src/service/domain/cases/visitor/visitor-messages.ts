import { formatSystemEntry, parseSystemEntry } from '../../../../contract/chat/system-entry';
import { messageTypes } from '../../../../contract/chat/visitor-chat';
import { isBanned } from '../../access/banning';
import { assertMayUse, type Caller } from '../../widgets/caller';
import type { CloseCase } from '../case-closing';
import type { CaseEvents } from '../events/case-events';
import type { Visit, Visiting } from '../../shares/visiting';
import { caseTexts } from '../case-texts';
import type { Directory } from '../../widgets/directory';
import { Failure, invalidParameter } from '../../failure';
import type { LiveCase, LiveCases } from '../live-cases';
import { pageUrlToKeep, parsePageUrl } from './page-url';
import { mostTextOfChat, mostTextOfEntry, type Appended, type Entry, type NewEntry } from '../entries';
import type { CaseStore } from '../tables';
import type { Clock } from '../../ports';
import type { Widget } from '../../widgets/widgets';
import type { Typing } from '../typing';
import type { VisitorPresence } from './visitor-presence';

export interface VisitorMessage {
  caseId: string;
  messageType: number;
  messageBody: string;
  messageId?: string;
  /** Of the inline button that was clicked. */
  displayResponseId?: string;
}

export interface VisitorMessagesPorts {
  store: CaseStore;
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
  live: Pick<LiveCases, 'find'>;
  typing: Typing;
  presence: Pick<VisitorPresence, 'see'>;
  closeCase: CloseCase;
  events: Pick<CaseEvents, 'bots'>;
  /** In which ends, messages for bots and changes of the page wait for their turn. */
  visiting: Visiting;
}

/** Takes what the visitor's widget sends into a case: a message, text for the agent alone, a page change, the end. */
export function createVisitorMessages(ports: VisitorMessagesPorts) {
  const { store, directory, clock, live, typing, presence, closeCase, events, visiting } = ports;

  function inTurn<T>(
    { id: caseId, orgId }: LiveCase,
    work: () => Promise<T>,
    how: Pick<Visit, 'isPatient'> = {},
  ): Promise<T> {
    return visiting.inTurn({ ...how, orgId, caseId }, work);
  }

  /** Until which index a chat has room, however long its entries: adding up its texts takes as long as it is. */
  const roomUpTo = new WeakMap<LiveCase, number>();

  async function isFull(chat: LiveCase): Promise<boolean> {
    const { id, lastIndex } = chat;
    if (lastIndex < (roomUpTo.get(chat) ?? mostTextOfChat / mostTextOfEntry)) return false;
    const bytes = (await store.entries.textBytes([id])).get(id) ?? 0;
    roomUpTo.set(chat, lastIndex + Math.floor((mostTextOfChat - bytes) / mostTextOfEntry));
    return bytes > mostTextOfChat;
  }

  /** A repeat of what is there stays harmless. */
  function appendToFull(entry: NewEntry): Promise<Appended> {
    return store.transaction(async ({ entries }) => {
      const appended = await entries.append(entry);
      if (appended.outcome === 'added')
        throw new Failure('tooLarge', 'This chat is too long for more messages. Start a new one.');
      return appended;
    });
  }

  async function append(chat: LiveCase, said: Pick<NewEntry, 'kind' | 'text'>, message: VisitorMessage) {
    const { messageId } = message;
    const key = messageId === undefined ? {} : { messageId };
    const entry: NewEntry = { caseId: chat.id, author: '', at: clock.now(), ...said, ...key };
    const alone = (await isFull(chat))
      ? await appendToFull(entry)
      : await store.entries.append(entry, { unlessBot: true });
    const appended =
      alone.outcome === 'withBot' ? await inTurn(chat, () => appendForBot(entry, message)) : alone;
    if ('entry' in appended) return appended;
    if (appended.outcome === 'notFound') throw new Failure('notFound');
    throw new Failure((await isVisitorBanned(chat)) ? 'banned' : 'caseClosed');
  }

  /** A bot speaks in the case: it certainly gets the entry. */
  function appendForBot(entry: NewEntry, { displayResponseId }: VisitorMessage): Promise<Appended> {
    return store.transaction(async (tables) => {
      const appended = await tables.entries.append(entry);
      const chat = appended.outcome === 'added' && (await tables.cases.get(entry.caseId));
      if (chat) await events.bots.message(tables, chat, entry, displayResponseId);
      return appended;
    });
  }

  async function isVisitorBanned({ id, orgId }: LiveCase): Promise<boolean> {
    const chat = await store.cases.get(id);
    return chat !== undefined && isBanned(store.bans, orgId, chat.visitor, clock.now());
  }

  async function say(chat: LiveCase, kind: 'visitor' | 'note', message: VisitorMessage) {
    const { messageBody } = message;
    if (!messageBody.trim()) throw invalidParameter('messageBody', 'is required');
    const { entry } = await append(
      chat,
      { kind, text: kind === 'note' ? asWords(messageBody) : messageBody },
      message,
    );
    typing.set(chat, { kind: 'visitor' }, false);
    return entry;
  }

  async function movePage(chat: LiveCase, widget: Widget, message: VisitorMessage) {
    const url = parsePageUrl(message.messageBody.trim());
    if (url === undefined) throw invalidParameter('messageBody', 'must be the URL of the page');
    const pageUrl = pageUrlToKeep(url, widget.settings.keepQueryStrings);
    const text = formatSystemEntry({ token: 'info', text: caseTexts.movedTo(pageUrl) });
    const { outcome, entry } = await append(chat, { kind: 'note', text }, message);
    // The entry is there already: it is never too late for the rest.
    if (outcome === 'added')
      await inTurn(chat, () => store.cases.updateVisitor(chat.id, { pageUrl }), { isPatient: true });
    return entry;
  }

  /** Answers the entry that was added, or was there under the same `messageId`; closing answers none. */
  return async function takeMessage(caller: Caller, message: VisitorMessage): Promise<Entry | undefined> {
    const chat = await live.find(message.caseId);
    if (!chat || chat.orgId !== caller.orgId) throw new Failure('notFound');
    const widget = await directory.widget(chat.pageWidgetId);
    assertMayUse(widget, caller);
    if (message.messageType === messageTypes.close) {
      typing.set(chat, { kind: 'visitor' }, false);
      await inTurn(chat, () => closeCase(chat.id, 'visitor', caseTexts.endedByVisitor));
      return undefined;
    }
    if (chat.state !== 'closed') presence.see(chat);
    switch (message.messageType) {
      case messageTypes.message:
        return say(chat, 'visitor', message);
      case messageTypes.agentOnly:
        return say(chat, 'note', message);
      case messageTypes.pageChange:
        return movePage(chat, widget, message);
      default:
        throw invalidParameter('messageType', 'must be 1 (message), 2 (close), 6 (to the agent) or 7 (page)');
    }
  };
}

export type TakeMessage = ReturnType<typeof createVisitorMessages>;

/** Text for the agent that reads as an entry of the service gets a leading blank: it is shown as the visitor's words. */
function asWords(text: string): string {
  return parseSystemEntry(text).token === 'unknown' ? text : ` ${text}`;
}
