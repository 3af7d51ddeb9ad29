import type { TranscriptMailLine } from '../../outbox/mail';
import { mailEndpoint, type Message } from '../../outbox/outbox';
import type { ChatCase } from '../cases';
import type { Entry, PageSize } from '../entries';
import type { CaseTables } from '../tables';
import type { Secrets } from '../../ports';
import type { ListedWidget, Widget } from '../../widgets/widgets';
import { splitVariables } from '../form-answers';
import { teamAddressOf } from '../correspondence/team-address';

type MailMessage = Extract<Message, { channel: 'mail' }>;

/** How much of a long chat a mail has room for, and the outbox. */
const mailed: PageSize = { kinds: ['visitor', 'agent'], entries: 5_000, characters: 200_000 };
/** No entry has this index: the largest integer of the database. */
const afterAll = 2 ** 31 - 1;

/** Mails about a case, put into the outbox in the transaction of what they tell. */
export function createCaseMails({ secrets }: { secrets: Pick<Secrets, 'uuid'> }) {
  async function add(
    { outbox }: Pick<CaseTables, 'outbox'>,
    chat: ChatCase,
    message: MailMessage,
    at: number,
  ) {
    const { orgId, id: orderKey } = chat;
    const id = secrets.uuid();
    await outbox.add({ ...message, id, orgId, endpointId: mailEndpoint, orderKey, createdAt: at });
  }

  function about(widget: ListedWidget) {
    return {
      widgetName: widget.name,
      timeZone: widget.schedule?.timeZone ?? 'UTC',
    };
  }

  /** The team's address reads what the owner of the widget reads. */
  async function localeOfTeam({ agents }: Pick<CaseTables, 'agents'>, { ownerEmail }: ListedWidget) {
    return (await agents.get(ownerEmail))?.locale;
  }

  async function addTranscript(
    tables: Pick<CaseTables, 'agents' | 'outbox' | 'entries'>,
    { chat, widget, to, at }: { chat: ChatCase; widget: ListedWidget; to: string; at: number },
  ): Promise<void> {
    const { entries, hasMore: isCut } = await tables.entries.pageBefore(chat.id, afterAll, mailed);
    const lines = entries.map((entry) => asLine(entry, chat));
    const team = widget.destinationEmail ?? widget.ownerEmail;
    // The team's own address is nobody's business who may have typed an address of their choice.
    const replyTo = to === team ? chat.visitor.email : undefined;
    const locale = to === team ? await localeOfTeam(tables, widget) : chat.visitor.locale;
    const payload = {
      ...about(widget),
      to,
      lines,
      isCut,
      ...(replyTo ? { replyTo } : {}),
      ...(locale && { locale }),
    };
    await add(tables, chat, { channel: 'mail', kind: 'transcript', payload }, at);
  }

  return {
    /** To the visitor who asked for it. Of an open chat it goes out when that closes. */
    addTranscript,

    /** A visitor left a message: to the widget's address, or else to whom the widget belongs. Without either it waits in the console. */
    async addOfflineMessage(
      tables: Pick<CaseTables, 'agents' | 'outbox'>,
      chat: ChatCase,
      widget: Widget,
    ): Promise<void> {
      const to = await teamAddressOf(tables, widget);
      if (to === undefined) return;
      const { visitor, description: message, createdAt: at } = chat;
      const { name, email, phone, pageUrl, locale } = visitor;
      const { answers } = splitVariables(chat, widget);
      const ownLocale = await localeOfTeam(tables, widget);
      const known = Object.entries({ name, email, phone, pageUrl, locale }).filter(([, value]) => value);
      const payload = {
        ...about(widget),
        to,
        message,
        at,
        visitor: Object.fromEntries(known),
        ...(answers.length > 0 ? { answers } : {}),
        ...(email ? { replyTo: email } : {}),
        ...(ownLocale && { locale: ownLocale }),
      };
      await add(tables, chat, { channel: 'mail', kind: 'offlineMessage', payload }, at);
    },

    /** A chat has ended: its transcript goes to the widget's address, and to the visitor who asked for it. */
    async addTranscriptsOf(
      tables: Pick<CaseTables, 'agents' | 'outbox' | 'entries' | 'widgets'>,
      chat: ChatCase,
      at: number,
    ) {
      const widget = await tables.widgets.getListed(chat.widgetId);
      if (!widget) return;
      const to = new Set(
        [widget.destinationEmail, chat.transcriptEmail].filter((email) => email !== undefined),
      );
      for (const email of to) await addTranscript(tables, { chat, widget, to: email, at });
    },
  };
}

export type CaseMails = ReturnType<typeof createCaseMails>;

function asLine({ kind, author, text, at }: Entry, { visitor }: ChatCase): TranscriptMailLine {
  return kind === 'agent'
    ? { from: 'agent', author, text, at }
    : { from: 'visitor', author: visitor.name ?? '', text, at };
}
