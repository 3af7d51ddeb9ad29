import { formatSystemEntry } from '../../../../contract/chat/system-entry';
import { isEmailAddress } from '../../../../contract/email-address';
import { isBanned } from '../../access/banning';
import type { Organisations } from '../../access/organisations';
import { Failure } from '../../failure';
import { asciiAddress } from '../../outbox/ascii-address';
import type { Clock, Secrets } from '../../ports';
import type { CaseLimits, CountedMail } from '../case-limits';
import { caseTexts } from '../case-texts';
import type { ChatCase } from '../cases';
import { mostTextOfChat, type NewEntry, type PageSize } from '../entries';
import type { CaseFiles } from '../files/create-files';
import { safeName } from '../files/file-name';
import type { CaseStore } from '../tables';
import {
  isDeliveryReport,
  longestMailedText,
  mostAttachments,
  type IncomingMail,
  type Taking,
  type UndeliveredMail,
} from './incoming-mail';
import type { AnsweringByMail } from './answering-by-mail';
import { newWords } from './new-words';
import type { ReplyAddresses } from './reply-addresses';

export interface TakingMailPorts {
  store: CaseStore & { organisations: Pick<Organisations, 'hasMoved'> };
  clock: Clock;
  secrets: Pick<Secrets, 'digest'>;
  limits: CaseLimits;
  files: Pick<CaseFiles, 'takeWhole'>;
  answeringByMail: Pick<AnsweringByMail, 'settle'>;
  replyAddresses: ReplyAddresses | undefined;
  /** The sender of our mails. */
  mailFrom: string | undefined;
}

/** What is known of a mail before it is read. */
export interface ArrivedMail {
  /** By which it was admitted; of a report, with those of the mail that it returns. */
  headers: string;
  /** In the mailbox. */
  arrivedAt: number;
}

export interface MailTaking {
  /** Whether a mail with these headers, in small letters, is worth reading, which it costs the sender of any mail nothing to ask for. Counts it. */
  admit(headers: string): Promise<'admitted' | 'notOurs' | 'tooMany'>;
  /** An admitted mail could not be read, which takes longest. */
  noteUnreadable(headers: string): Promise<void>;
  /** An admitted mail is not read now, for a reason of the service's own. */
  giveBack(headers: string): Promise<void>;
  /** Its headers may name another chat before the one that the mail went to, which is counted too. */
  take(mail: IncomingMail, arrived: ArrivedMail): Promise<Taking>;
}

/** Of what was said last. */
const quotable: PageSize = { kinds: ['visitor', 'agent'], entries: 50, characters: 100_000 };
/** No entry has this index: the largest integer of the database. */
const afterAll = 2 ** 31 - 1;

/** Takes what visitors answer by mail into their case: once, as text, and as files where the widget takes such. */
export function createTakingMail(ports: TakingMailPorts): MailTaking {
  const { store, clock, secrets, limits, files, answeringByMail, replyAddresses, mailFrom = '' } = ports;

  async function threadOf(addresses: readonly string[]): Promise<string | undefined> {
    for (const address of addresses) {
      const thread = await replyAddresses?.read(address);
      if (thread !== undefined) return thread;
    }
    return undefined;
  }

  async function caseOf(thread: string | undefined): Promise<string | undefined> {
    return thread && (await store.entryMails.caseOf(thread));
  }

  async function refusalOf(
    mail: IncomingMail,
    chat: ChatCase,
    arrivedAt: number,
  ): Promise<Taking | undefined> {
    if (await store.organisations.hasMoved(chat.orgId)) return { outcome: 'refused', why: 'moved' };
    if (mail.isAutomatic) return { outcome: 'refused', why: 'automatic' };
    const isFromUs = mailFrom !== '' && isSameAddress(mail.from, mailFrom);
    if (isFromUs || (await threadOf([mail.from])) !== undefined) return { outcome: 'refused', why: 'fromUs' };
    if (await isBanned(store.bans, chat.orgId, chat.visitor, clock.now()))
      return { outcome: 'refused', why: 'banned' };
    if (((await store.entries.textBytes([chat.id])).get(chat.id) ?? 0) > mostTextOfChat)
      return { outcome: 'refused', why: 'full' };
    if (!limits.mayTakeMail(asCounted(chat, arrivedAt))) return { outcome: 'refused', why: 'tooMany' };
    return undefined;
  }

  /** Returns the messages that carry the files, and the names of those that were not taken. */
  async function keepFiles(chat: ChatCase, key: string, attachments: IncomingMail['attachments']) {
    const messages: string[] = [];
    const inOrder = [false, true].flatMap((which) =>
      attachments.filter(({ isEmbedded }) => isEmbedded === which),
    );
    const left = inOrder.slice(mostAttachments).map(({ name }) => name);
    for (const [number, { name, bytes, isEmbedded }] of inOrder.slice(0, mostAttachments).entries()) {
      // A picture of a signature comes once, however often the visitor answers.
      const uploadId = isEmbedded
        ? `picture-${secrets.digest(Buffer.from(bytes).toString('latin1'))}`
        : `${key}-${number}`;
      try {
        const message = await files.takeWhole(chat, { name, bytes, uploadId, isOnce: isEmbedded });
        if (message !== undefined) messages.push(message);
      } catch (error) {
        if (!(error instanceof Failure) || error.status >= 500) throw error;
        left.push(name);
      }
    }
    return { messages, left };
  }

  /** The answer is known by what only it has: the address of its thread, which it returns to, and its id. */
  async function takeReport({ headers, messageId, reason }: UndeliveredMail): Promise<Taking> {
    const caseId = await caseOf(await replyAddresses?.readIn(headers));
    const chat = caseId ? await store.cases.get(caseId) : undefined;
    if (!chat) return { outcome: 'notOurs' };
    if (await store.organisations.hasMoved(chat.orgId)) return { outcome: 'refused', why: 'moved' };
    const answer = (await store.entryMails.ofCase(chat.id)).find((one) => one.messageId === messageId);
    if (answer?.state === 'refused') return { outcome: 'repeated', caseId: chat.id };
    if (answer?.state !== 'sent') return { outcome: 'notOurs' };
    await answeringByMail.settle({ caseId: chat.id, index: answer.index }, { state: 'refused', reason });
    return { outcome: 'taken', caseId: chat.id };
  }

  async function take(mail: IncomingMail, { headers, arrivedAt }: ArrivedMail): Promise<Taking> {
    if (mail.undelivered) return takeReport(mail.undelivered);
    const caseId = await caseOf(await threadOf(mail.recipients));
    const chat = caseId ? await store.cases.get(caseId) : undefined;
    if (!chat) return { outcome: 'notOurs' };
    const counted = await caseOf(await replyAddresses?.readIn(headers));
    if (counted !== chat.id && !limits.mayReadMail(chat.id)) return { outcome: 'refused', why: 'tooMany' };
    if (await store.entryMails.hasMessage(chat.id, mail.messageId))
      return { outcome: 'repeated', caseId: chat.id };
    const refusal = await refusalOf(mail, chat, arrivedAt);
    if (refusal) return refusal;
    try {
      return await keep(mail, chat);
    } catch (error) {
      // It is tried again until the service can keep it, which is no mail more.
      if (error instanceof Failure && error.status >= 500)
        limits.giveBackMail([...new Set([counted ?? chat.id, chat.id])], asCounted(chat, arrivedAt));
      throw error;
    }
  }

  async function keep(mail: IncomingMail, chat: ChatCase): Promise<Taking> {
    const key = `mail-${secrets.digest(mail.messageId)}`;
    const { messages, left } = await keepFiles(chat, key, mail.attachments);
    const at = clock.now();
    const { entries: spoken } = await store.entries.pageBefore(chat.id, afterAll, quotable);
    const entries = entriesOf(mail, chat, {
      messages,
      left,
      key,
      at,
      addresses: [...mail.recipients, mailFrom],
      ours: spoken.map(({ text }) => text),
    });
    return store.transaction(async (tables): Promise<Taking> => {
      await tables.cases.lock(chat.id);
      for (const entry of entries) {
        const appended = await tables.entries.append(entry, { evenIfClosed: true });
        if (appended.outcome === 'repeated') return { outcome: 'repeated', caseId: chat.id };
        if (appended.outcome !== 'added') return { outcome: 'notOurs' };
        if (entry.kind !== 'visitor') continue;
        const { index } = appended.entry;
        const { messageId } = mail;
        await tables.entryMails.add({ caseId: chat.id, index, messageId, state: 'received', at });
      }
      await tables.cases.update(chat.id, { done: undefined, closedAt: at });
      return { outcome: 'taken', caseId: chat.id };
    });
  }

  return {
    async admit(headers) {
      const caseId = await caseOf(await replyAddresses?.readIn(headers));
      if (caseId !== undefined) return limits.mayReadMail(caseId) ? 'admitted' : 'tooMany';
      if (!isDeliveryReport(headers)) return 'notOurs';
      return limits.mayReadReport() ? 'admitted' : 'tooMany';
    },
    async noteUnreadable(headers) {
      const caseId = await caseOf(await replyAddresses?.readIn(headers));
      if (caseId !== undefined) limits.noteUnreadableMail(caseId);
    },
    async giveBack(headers) {
      const caseId = await caseOf(await replyAddresses?.readIn(headers));
      if (caseId !== undefined) limits.giveBackMail([caseId]);
    },
    take,
  };
}

function asCounted({ orgId, id, visitor }: ChatCase, arrivedAt: number): CountedMail {
  return { orgId, visitor: visitor.email ?? id, arrivedAt };
}

interface Taken {
  messages: string[];
  left: string[];
  key: string;
  at: number;
  /** Ours, by which quotes are introduced. */
  addresses: string[];
  /** What our mails quote. */
  ours: string[];
}

/** Each under an id of its own: what was there before is not added again. */
function entriesOf(
  mail: IncomingMail,
  chat: ChatCase,
  { messages, left, key, at, addresses, ours }: Taken,
): NewEntry[] {
  const author = authorOf(mail, chat);
  const names = addresses.map((address) => address.toLowerCase()).filter(({ length }) => length > 3);
  const fresh = newWords(mail.text, { ownAddress: (line) => namesOne(line, names), ours });
  // Nothing else of the mail is kept.
  const whole = messages.length === 0 ? mail.text.trim() : '';
  const said = fresh || whole || mail.subject.trim();
  const text = said.length > longestMailedText ? `${said.slice(0, longestMailedText)}…` : said;
  const texts = text || messages.length === 0 ? [text || '…', ...messages] : messages;
  const entries: NewEntry[] = texts.map((words, number) => ({
    caseId: chat.id,
    kind: 'visitor',
    author,
    text: words,
    at,
    messageId: number === 0 ? key : `${key}-${number}`,
  }));
  if (left.length > 0) {
    const names = left.slice(0, mostAttachments).map((name) => safeName(name));
    const all = [...names, ...(left.length > names.length ? ['…'] : [])].join(', ');
    const info = formatSystemEntry({ token: 'info', text: caseTexts.attachmentsLeft(all) });
    entries.push({ caseId: chat.id, kind: 'note', author: '', text: info, at, messageId: `${key}-left` });
  }
  return entries;
}

/** Named if it is not from the visitor's own address: anybody to whom the mail was passed on can answer it. */
function authorOf({ from }: IncomingMail, { visitor }: ChatCase): string {
  const sender = from.trim().toLowerCase();
  if (visitor.email && isSameAddress(sender, visitor.email)) return '';
  return isEmailAddress(sender) && sender.length <= 254 ? sender : 'unknown sender';
}

function isSameAddress(one: string, other: string): boolean {
  return asciiAddress(one.toLowerCase()) === asciiAddress(other.toLowerCase());
}

function namesOne(line: string, names: readonly string[]): boolean {
  const words = line.toLowerCase();
  return names.some((name) => words.includes(name));
}
