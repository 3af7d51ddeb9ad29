import { isStartRequired } from '../../../../contract/settings/form-fields';
import { formatSystemEntry } from '../../../../contract/chat/system-entry';
import { messageTypes, type StartedChat } from '../../../../contract/chat/visitor-chat';
import { assertMayUse, type Caller } from '../../widgets/caller';
import { isBanned } from '../../access/banning';
import type { CaseEvents } from '../events/case-events';
import { caseTexts } from '../case-texts';
import type { Directory } from '../../widgets/directory';
import { Failure, invalidParameter } from '../../failure';
import { asKeptBy } from './as-kept';
import { pageUrlToKeep } from './page-url';
import type { Organisations } from '../../access/organisations';
import type { CheckIdentity } from '../../access/identity';
import type { CaseVisitor, ChatCase } from '../cases';
import type { NewEntry } from '../entries';
import type { CaseStore } from '../tables';
import type { Clock, Secrets } from '../../ports';
import type { StaffMember, Widget, Widgets } from '../../widgets/widgets';
import { giveChat } from '../routing/give-chat';
import { introduction } from '../speaking';
import type { Visiting } from '../../shares/visiting';
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
  /** In which starts wait for their turn. */
  visiting: Visiting;
  /** E-mail of the agent who has invited the visitor of that token by that message. */
  inviterOf(orgId: number, widgetId: string, token: string, message: string): string | undefined;
}

/** A start without a visitor token that is sent again later than this gets a case of its own. */
const repeatedWithinMs = 10 * 60_000;

/** Starts a chat, or takes an offline message: a case that is closed at birth. */
export function createChatStart(ports: ChatStartPorts) {
  const { store, directory, clock, secrets, events, checkIdentity, takeMessage, visiting } = ports;

  /**
   * Adds a case with its first entries. Returns it, or what the same visitor has started meanwhile: `open` on another
   * device, or `repeated` under the same key.
   */
  async function add(widget: Widget, added: ChatCase, entries: NewEntry[], key?: string): Promise<Added> {
    const email = provenEmail(added);
    const outcome = await store.transaction(async (tables) => {
      if (email) await tables.cases.lockStartsOf(widget.id, email);
      const open = email && (await tables.cases.openOfVerified(widget, email));
      if (open) return { kind: 'open', id: open.id } as const;
      const kind = await tables.cases.add(added, entries, key);
      if (kind === 'added') await events.onStarted(tables, added, widget);
      if (kind === 'added' && widget.routing) await giveChat(tables, added, added.createdAt);
      return { kind, id: added.id };
    });
    if (outcome.kind !== 'repeated' || key === undefined) return outcome;
    const first = await store.cases.byStartKey(widget.id, key);
    if (first && isRepeatedBy(added.visitor, first, added.createdAt)) return { ...outcome, id: first.id };
    return add(widget, added, entries);
  }

  /** Of several agents it is the one whose words the visitor has answered. One who has left gets no chat. */
  async function inviterWhoIsThere(widget: Widget, { visitor, isOffline }: NewChat) {
    const { token, proactiveMessage } = visitor;
    if (isOffline || !token || !proactiveMessage) return undefined;
    const inviter = ports.inviterOf(widget.orgId, widget.id, token, proactiveMessage);
    if (inviter === undefined) return undefined;
    const staff = await store.widgets.staff(widget.id);
    return staff.some(({ email, isOnline }) => isOnline && email === inviter) ? inviter : undefined;
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
    const { kind, id } = await visiting.inTurn({ orgId: widget.orgId }, () => start(widget, chat));
    // What it writes waits for a turn of its own.
    if (kind === 'open') await goOn(caller, id, chat);
    return { caseId: id, widgetId: widget.id };
  };

  async function start(widget: Widget, chat: NewChat): Promise<Added> {
    const now = clock.now();
    const identity = await checkIdentity(widget.orgId, chat.visitor.email, chat.identityProof);
    const given = await asKeptBy(store.organisations, widget.orgId, chat.visitor);
    const visitor = { ...given, ...(identity ? { identity } : {}) };
    const key = startKeyOf(chat);
    const known = key === undefined ? undefined : await store.cases.byStartKey(widget.id, key);
    if (known && isRepeatedBy(visitor, known, now)) return { kind: 'repeated', id: known.id };
    const whole = { ...visitor, ...chat.visitor };
    if (await isBanned(store.bans, widget.orgId, visitor, now, whole)) throw new Failure('banned');
    const id = secrets.uuid();
    const wantedAgent = await inviterWhoIsThere(widget, chat);
    const bot = chat.isOffline || wantedAgent ? undefined : await findBot(store.widgets, widget.id);
    const entries = firstEntries(id, chat, bot, now);
    const added = {
      ...newCase(id, widget, { ...chat, visitor }, entries, now),
      ...(bot ? heldBy(bot) : {}),
      ...(wantedAgent && { wantedAgent }),
    };
    return add(widget, added, entries, key);
  }
}

interface Added {
  kind: 'added' | 'open' | 'repeated';
  id: string;
}

/** Returns the proven e-mail by which a new chat joins the one that is open on another device. */
function provenEmail({ visitor: { identity, email }, state }: ChatCase): string | undefined {
  return identity === 'verified' && state !== 'closed' ? email : undefined;
}

/**
 * Whether a start under the key of an existing case comes from the visitor of that case: from the same browser, with a
 * proof of the same e-mail, or without either from the same address soon after. Ids can be guessed, and e-mails known.
 */
function isRepeatedBy(visitor: CaseVisitor, known: ChatCase, now: number): boolean {
  const { token, identity, ipAddress } = known.visitor;
  if (identity === 'verified' && visitor.identity === 'verified') return true;
  if (token !== undefined || visitor.token !== undefined) return token === visitor.token;
  return ipAddress === visitor.ipAddress && now - known.createdAt < repeatedWithinMs;
}

/** Returns the key of a start: its id counts for one e-mail or browser. */
function startKeyOf({ startKey, visitor }: NewChat): string | undefined {
  return startKey === undefined
    ? undefined
    : `${visitor.email?.toLowerCase() ?? visitor.token ?? ''} ${startKey}`;
}

function assertComplete({ settings }: Widget, { isOffline, visitor, message }: NewChat): void {
  const form = isOffline ? settings.forms.offline : settings.forms.prechat;
  if (isStartRequired(form, 'email') && !visitor.email) throw invalidParameter('email', 'is required');
  if (isStartRequired(form, 'question') && !message) throw invalidParameter('visitorMessage', 'is required');
}

/** The first bot of the widget takes every new chat; it hands over to people when it wants to. */
async function findBot(widgets: Pick<Widgets, 'bots'>, widgetId: string): Promise<StaffMember | undefined> {
  const bots = await widgets.bots(widgetId);
  return bots.find(({ botId, isOnline }) => botId !== undefined && isOnline);
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
