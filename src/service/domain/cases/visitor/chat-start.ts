import { demandOf } from '../../../../contract/settings/form-fields';
import { formatSystemEntry } from '../../../../contract/chat/system-entry';
import { messageTypes, type StartedChat } from '../../../../contract/chat/visitor-chat';
import { assertMayUse, type Caller } from '../../widgets/caller';
import { isBanned } from '../../access/banning';
import type { CaseEvents } from '../events/case-events';
import { caseTexts } from '../case-texts';
import type { Directory } from '../../widgets/directory';
import { Failure, invalidParameter } from '../../failure';
import { pageUrlToKeep } from './page-url';
import type { Organisations } from '../../access/organisations';
import { shortenAddress } from '../../access/shorten-address';
import type { CheckIdentity } from '../../access/identity';
import type { CaseVisitor, ChatCase } from '../cases';
import type { NewEntry } from '../entries';
import type { CaseStore } from '../tables';
import type { Clock, Secrets } from '../../ports';
import type { StaffMember, Widget, Widgets } from '../../widgets/widgets';
import { introduction } from '../speaking';
import type { TakeMessage } from './visitor-messages';

export interface NewChat {
  widgetId: string;
  isOffline: boolean;
  message: string;
  visitor: CaseVisitor;
  /** Of the visitor's e-mail, as the page gave it. */
  identityProof?: string;
  /** Idempotency key: starting again with it answers the case that is there. */
  startKey?: string;
}

export interface ChatStartPorts {
  store: Pick<CaseStore, 'cases' | 'widgets' | 'bans' | 'transaction'> & {
    organisations: Pick<Organisations, 'privacyOf'>;
  };
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  events: Pick<CaseEvents, 'onStarted'>;
  checkIdentity: CheckIdentity;
  takeMessage: TakeMessage;
}

/** Starts a chat, or takes an offline message: a case that is closed at birth. */
export function createChatStart(ports: ChatStartPorts) {
  const { store, directory, clock, secrets, events, checkIdentity, takeMessage } = ports;

  /** A ban of an organisation that keeps networks alone is of a network too. */
  async function asKept(orgId: number, visitor: CaseVisitor): Promise<CaseVisitor> {
    const { ipAddress } = visitor;
    const { shortensAddresses } = await store.organisations.privacyOf(orgId);
    return ipAddress && shortensAddresses ? { ...visitor, ipAddress: shortenAddress(ipAddress) } : visitor;
  }

  /** Whoever proves an address goes on where they are being answered, on whatever device. */
  async function findOpen(widgetId: string, { identity, email }: CaseVisitor, { isOffline }: NewChat) {
    if (identity !== 'verified' || !email || isOffline) return undefined;
    return store.cases.openOfVerified(widgetId, email);
  }

  async function goOn(caller: Caller, caseId: string, { message, startKey }: NewChat) {
    if (!message) return;
    const messageId = startKey === undefined ? {} : { messageId: startKey };
    await takeMessage(caller, {
      caseId,
      messageType: messageTypes.message,
      messageBody: message,
      ...messageId,
    });
  }

  return async function startChat(caller: Caller, chat: NewChat): Promise<StartedChat> {
    const widget = await directory.widget(chat.widgetId);
    assertMayUse(widget, caller);
    assertComplete(widget, chat);
    const startKey = startKeyOf(chat);
    const known = startKey === undefined ? undefined : await store.cases.byStartKey(widget.id, startKey);
    if (known) return { caseId: known.id, widgetId: widget.id };

    const now = clock.now();
    const identity = await checkIdentity(widget.orgId, chat.visitor.email, chat.identityProof);
    const told = await asKept(widget.orgId, chat.visitor);
    const visitor = { ...told, ...(identity ? { identity } : {}) };
    if (await isBanned(store.bans, widget.orgId, visitor, now)) throw new Failure('banned');
    const open = await findOpen(widget.id, visitor, chat);
    if (open) {
      await goOn(caller, open.id, chat);
      return { caseId: open.id, widgetId: widget.id };
    }
    const id = secrets.uuid();
    const bot = chat.isOffline ? undefined : await findBot(store.widgets, widget.id);
    const entries = firstEntries(id, chat, bot, now);
    const added = { ...newCase(id, widget, { ...chat, visitor }, entries, now), ...(bot ? heldBy(bot) : {}) };
    const outcome = await store.transaction(async (tables) => {
      const done = await tables.cases.add(added, entries, startKey);
      if (done === 'added') await events.onStarted(tables, added, widget);
      return done;
    });
    if (outcome === 'repeated' && startKey !== undefined) {
      // Two tries with one key at the same moment: the other one came first.
      const first = await store.cases.byStartKey(widget.id, startKey);
      return { caseId: first?.id ?? id, widgetId: widget.id };
    }
    return { caseId: id, widgetId: widget.id };
  };
}

/** Counts together with who asks, so that nobody gets another's case by guessing an id. */
function startKeyOf({ startKey, visitor }: NewChat): string | undefined {
  return startKey === undefined
    ? undefined
    : `${visitor.email?.toLowerCase() ?? visitor.token ?? ''} ${startKey}`;
}

function assertComplete({ settings }: Widget, { isOffline, visitor, message }: NewChat): void {
  const form = isOffline ? settings.forms.offline : settings.forms.prechat;
  if (demandOf(form, 'email') === 'required' && !visitor.email)
    throw invalidParameter('email', 'is required');
  if (demandOf(form, 'question') === 'required' && !message)
    throw invalidParameter('visitorMessage', 'is required');
}

/** The first bot of the widget takes every new chat; it hands over to people when it wants to. */
async function findBot(widgets: Pick<Widgets, 'staff'>, widgetId: string): Promise<StaffMember | undefined> {
  const staff = await widgets.staff(widgetId);
  return staff.find(({ botId, isOnline }) => botId !== undefined && isOnline);
}

function heldBy({ botId, email: agentEmail, alias: agentAlias }: StaffMember) {
  return { agentEmail, agentAlias, ...(botId === undefined ? {} : { botId }) };
}

function firstEntries(
  caseId: string,
  { message, isOffline, startKey }: NewChat,
  bot: StaffMember | undefined,
  at: number,
): NewEntry[] {
  function system(text: string): NewEntry {
    return { caseId, kind: 'system', author: '', text, at };
  }
  const entries: NewEntry[] = [];
  if (message) {
    const messageId = startKey === undefined ? {} : { messageId: startKey };
    entries.push({ caseId, kind: 'visitor', author: '', text: message, at, ...messageId });
  }
  if (bot) entries.push(...introduction(bot).map(system));
  else if (!isOffline) entries.push(system(formatSystemEntry({ token: 'waiting', text: caseTexts.waiting })));
  else if (!message) {
    entries.push(system(formatSystemEntry({ token: 'info', text: caseTexts.emptyOfflineMessage })));
  }
  return entries;
}

function newCase(id: string, widget: Widget, chat: NewChat, entries: NewEntry[], now: number): ChatCase {
  const { isOffline, message, visitor } = chat;
  const keepsQuery = widget.settings.keepQueryStrings;
  const kept: CaseVisitor = { ...visitor };
  for (const url of ['pageUrl', 'referrerUrl', 'entryUrl'] as const) {
    const address = visitor[url];
    if (address) kept[url] = pageUrlToKeep(address, keepsQuery);
  }
  return {
    id,
    orgId: widget.orgId,
    widgetId: widget.id,
    type: isOffline ? 'offline' : 'chat',
    state: isOffline ? 'closed' : 'waiting',
    visitor: kept,
    description: message,
    createdAt: now,
    lastEntryAt: now,
    lastIndex: entries.length - 1,
    visitorSeenAt: now,
    ...(isOffline ? { closedAt: now } : {}),
  };
}

export type StartChat = ReturnType<typeof createChatStart>;
