import { isEmailAddress } from '../../../../contract/email-address';
import type { MailedAnswers } from '../../../../operations/console/inbox/mailed-answers';
import type { NewAnswer } from '../../../../operations/console/cases';
import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import { mailEndpoint } from '../../outbox/outbox';
import type { AnswerMail } from '../../outbox/mail';
import type { Clock, Secrets } from '../../ports';
import type { Widget, WidgetAgent } from '../../widgets/widgets';
import type { ChatCase } from '../cases';
import { hasWrittenSince, lockAnswered } from '../console/lock-answered';
import type { Entry } from '../entries';
import { assertRoomForAgent } from '../speaking';
import type { CaseStore, CaseTables } from '../tables';
import type { EntryMail } from './entry-mails';
import { nameThread, type ReplyAddresses } from './reply-addresses';
import { teamAddressOf } from './team-address';

export interface AnsweringByMailPorts {
  store: CaseStore;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  /** The sender of our mails; absent where none goes out. */
  mailFrom: string | undefined;
  /** Absent where no mailbox is read: answers then go to the team's address, or where it has none to the sender's. */
  replyAddresses: ReplyAddresses | undefined;
}

export type AnsweringByMail = ReturnType<typeof createAnsweringByMail>;

/** The first one, and so many of the last: mail programs need no more to find the thread. */
const mostReferences = 10;
const longestQuote = 5_000;
/** No entry has this index: the largest integer of the database. */
const afterAll = 2 ** 31 - 1;

interface Queued extends Answering {
  replyTo: string;
}

interface Answering {
  chat: ChatCase;
  widget: Widget;
}

/** Agents answer offline messages by mail. An answer is an entry of the case, and goes out from the outbox. */
export function createAnsweringByMail(ports: AnsweringByMailPorts) {
  const { store, clock, secrets, mailFrom = '', replyAddresses } = ports;

  /** Throws where the visitor of the case can't be answered by mail. */
  function addressOf({ type, visitor: { email } }: ChatCase): string {
    if (type !== 'offline' || !mailFrom)
      throw new Failure('notOffered', 'This chat can’t be answered by mail.');
    if (!email || !isEmailAddress(email))
      throw new Failure('notAvailable', 'The visitor left no e-mail address.');
    return email;
  }

  /** Outside a transaction: what signs is read by itself. */
  async function replyToOf({ chat, widget }: Answering): Promise<string> {
    if (!replyAddresses) return (await teamAddressOf(store, widget)) ?? mailFrom;
    return replyAddresses.of(await store.entryMails.threadOf(chat.id, nameThread(secrets.uuid())));
  }

  /** Puts an answer into the outbox; returns which delivery it is. */
  async function queue(tables: CaseTables, answering: Queued, entry: Entry, messageId: string) {
    const { chat, widget, replyTo } = answering;
    const to = addressOf(chat);
    const id = secrets.uuid();
    const before = (await tables.entryMails.ofCase(chat.id)).filter(({ index }) => index < entry.index);
    const references = referencesOf(before);
    const size = { kinds: ['visitor' as const], entries: 1, characters: 1 };
    const [asked] = (await tables.entries.pageBefore(chat.id, Math.min(entry.index, afterAll), size)).entries;
    const payload: AnswerMail = {
      to,
      replyTo,
      widgetName: widget.name,
      timeZone: widget.schedule?.timeZone ?? 'UTC',
      caseId: chat.id,
      index: entry.index,
      messageId,
      ...(references.length > 0 ? { references } : {}),
      agent: entry.author,
      text: entry.text,
      ...(asked ? { quoted: { text: asked.text.slice(0, longestQuote), at: asked.at } } : {}),
      ...(chat.visitor.locale ? { locale: chat.visitor.locale } : {}),
    };
    await tables.outbox.add({
      channel: 'mail',
      kind: 'answer',
      payload,
      id,
      orgId: chat.orgId,
      endpointId: mailEndpoint,
      orderKey: chat.id,
      createdAt: clock.now(),
    });
    return id;
  }

  return {
    /** How the case is answered by mail; `undefined` where it can't be. */
    async describe({ chat, widget }: Answering): Promise<MailedAnswers | undefined> {
      const { email } = chat.visitor;
      if (chat.type !== 'offline' || !mailFrom || !email || !isEmailAddress(email)) return undefined;
      return {
        to: email,
        ...(replyAddresses ? {} : { repliesTo: (await teamAddressOf(store, widget)) ?? mailFrom }),
      };
    },

    /**
     * The message is done with it, until the visitor answers or the mail is refused. What the visitor has written and the agent not read, as
     * while the answer waited for the line, is left to answer.
     */
    async answer(
      agent: Agent,
      answering: Answering & { shownAs: WidgetAgent },
      { text, messageId }: NewAnswer,
    ): Promise<Entry> {
      const { chat, shownAs } = answering;
      addressOf(chat);
      const at = clock.now();
      const by = { email: agent.email, alias: agent.name || shownAs.alias };
      const mailId = `<${secrets.uuid()}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
      const replyTo = await replyToOf(answering);
      return store.transaction(async (tables) => {
        await lockAnswered(tables, agent, chat.id);
        const appended = await tables.entries.append(
          {
            caseId: chat.id,
            kind: 'agent',
            author: shownAs.alias || agent.name,
            agentEmail: agent.email,
            text,
            at,
            ...(messageId === undefined ? {} : { messageId }),
          },
          { evenIfClosed: true },
        );
        if (appended.outcome === 'repeated') return appended.entry;
        if (appended.outcome !== 'added') throw new Failure('notFound');
        const { entry } = appended;
        await assertRoomForAgent(tables, entry);
        const deliveryId = await queue(tables, { ...answering, replyTo }, entry, mailId);
        const mail = { caseId: chat.id, index: entry.index, messageId: mailId, at };
        await tables.entryMails.add({ ...mail, state: 'queued', deliveryId });
        const read = (await tables.readMarks.of(agent.email, [chat.id])).get(chat.id);
        const isUnread = read !== undefined && (await hasWrittenSince(tables, chat.id, read));
        await tables.cases.update(chat.id, { ...(isUnread ? {} : { done: { at, by } }), closedAt: at });
        return entry;
      });
    },

    /** Sends a refused answer again, as the mail it was. */
    async sendAgain(agent: Agent, answering: Answering & { shownAs: WidgetAgent }, index: number) {
      const { chat, shownAs } = answering;
      addressOf(chat);
      const replyTo = await replyToOf(answering);
      return store.transaction(async (tables) => {
        await lockAnswered(tables, agent, chat.id);
        const size = { kinds: ['agent' as const], entries: 1, characters: 1 };
        const [entry] = (await tables.entries.page(chat.id, index, size)).entries;
        const mail = (await tables.entryMails.ofCase(chat.id)).find((one) => one.index === index);
        if (entry?.index !== index || !mail) throw new Failure('notFound');
        if (mail.state !== 'refused') return entry;
        const deliveryId = await queue(tables, { ...answering, replyTo }, entry, mail.messageId);
        await tables.entryMails.change(chat.id, index, { state: 'queued', deliveryId });
        const by = { email: agent.email, alias: agent.name || shownAs.alias };
        await tables.cases.update(chat.id, { done: { at: clock.now(), by } });
        return entry;
      });
    },

    /** What became of an answer that has left the outbox. A refused one leaves the message to answer. */
    async settle(
      { caseId, index }: Pick<AnswerMail, 'caseId' | 'index'>,
      outcome: Pick<EntryMail, 'state' | 'reason'>,
    ): Promise<void> {
      await store.transaction(async (tables) => {
        const chat = await tables.cases.lock(caseId);
        if (!chat) return;
        await tables.entryMails.change(caseId, index, outcome);
        await tables.cases.update(caseId, { done: outcome.state === 'refused' ? undefined : chat.done });
      });
    },
  };
}

function referencesOf(mails: readonly EntryMail[]): string[] {
  const ids = [...new Set(mails.map(({ messageId }) => messageId))];
  return ids.length > mostReferences ? [...ids.slice(0, 1), ...ids.slice(1 - mostReferences)] : ids;
}
