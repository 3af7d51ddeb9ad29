import type { BotEvent, ChatStartedEvent, CommandResultEvent } from '../../../../contract/integrations/bots';
import type { Message } from '../../outbox/outbox';
import type { CaseVisitor, ChatCase } from '../cases';
import type { Entry } from '../entries';
import type { CaseTables } from '../tables';
import type { Secrets } from '../../ports';

type Outgoing = Pick<CaseTables, 'outbox'>;

/** Events of a chat that may wait for its bot, the latest. */
const mostPassedOn = 100;

/** The events that a bot gets of its chat, in the transaction of what happened. Without a bot there are none. */
export function createBotEvents({ secrets }: { secrets: Pick<Secrets, 'uuid'> }) {
  async function send({ outbox }: Outgoing, chat: ChatCase, event: BotEvent): Promise<void> {
    if (chat.botId === undefined) return;
    const message = { channel: 'bot', kind: event.event, payload: event } satisfies Message;
    await outbox.add({
      ...message,
      id: secrets.uuid(),
      orgId: chat.orgId,
      endpointId: chat.botId,
      orderKey: chat.id,
      createdAt: event.timestamp,
    });
  }

  return {
    chatStarted: (tables: Outgoing, chat: ChatCase, at: number) =>
      send(tables, chat, chatStartedEvent(chat, at)),

    message: (
      tables: Outgoing,
      chat: ChatCase,
      entry: Pick<Entry, 'kind' | 'text' | 'at'>,
      responseId?: string,
    ) => send(tables, chat, messageEvent(chat, entry, responseId)),

    /** Passes on, behind `chatStarted`, what the visitor wrote and still waits for the bot that had the chat before. */
    async messagesFor(tables: Outgoing, chat: ChatCase, formerBotId: string): Promise<void> {
      const query = { channels: ['bot' as const], limit: mostPassedOn };
      const recent = await tables.outbox.ofCase(chat.orgId, chat.id, query);
      const waiting = recent.filter(
        ({ state, endpointId }) => state === 'pending' && endpointId === formerBotId,
      );
      for (const one of waiting.sort((first, next) => first.position - next.position))
        if (one.kind === 'message') await send(tables, chat, { ...one.payload, widget_id: chat.widgetId });
    },

    chatClosed: (tables: Outgoing, chat: ChatCase, at: number) =>
      send(tables, chat, chatClosedEvent(chat, at)),

    commandResult: (
      tables: Outgoing,
      chat: ChatCase,
      failedCommands: CommandResultEvent['failedCommands'],
      at: number,
    ) => send(tables, chat, { ...about(chat, at), event: 'commandResult', failedCommands }),
  };
}

export type BotEvents = ReturnType<typeof createBotEvents>;

export function chatStartedEvent(chat: ChatCase, at: number): BotEvent {
  return { ...about(chat, at), event: 'chatStarted', ...describe(chat) };
}

/** `responseId`: of the button that the visitor clicked. */
export function messageEvent(
  chat: ChatCase,
  { kind, text, at }: Pick<Entry, 'kind' | 'text' | 'at'>,
  responseId?: string,
): BotEvent {
  const from = kind === 'visitor' ? 'visitor' : 'system';
  const clicked = responseId === undefined ? {} : { id: responseId };
  return { ...about(chat, at), event: 'message', from, text, ...clicked };
}

export function chatClosedEvent(chat: ChatCase, at: number): BotEvent {
  return { ...about(chat, at), event: 'chatClosed' };
}

function about(chat: ChatCase, timestamp: number) {
  return { widget_id: chat.widgetId, case_id: chat.id, timestamp };
}

function describe({ visitor, description, wantedTags }: ChatCase): Partial<ChatStartedEvent> {
  const geo = describeGeo(visitor);
  return present({
    email: visitor.email,
    identity: visitor.identity,
    proactive_message: visitor.proactiveMessage,
    description,
    text: description,
    tags: wantedTags?.join(','),
    ...(geo ? { geo } : {}),
    user_agent: visitor.userAgent,
    entry_url: visitor.entryUrl,
    referrer_url: visitor.referrerUrl,
    page_url: visitor.pageUrl,
    ip_address: visitor.ipAddress,
    jsVariables: visitor.jsVariables
      ?.map((variable) => `${inOneLine(variable.name)}=${inOneLine(variable.value)}`)
      .join(','),
  });
}

/** A comma or an equals sign of the text's own separates nothing. */
function inOneLine(text: string): string {
  return text.replaceAll(',', '&#44;').replaceAll('=', '&#61;');
}

function describeGeo({ geo }: CaseVisitor): ChatStartedEvent['geo'] {
  return geo && present({ city: geo.city, region: geo.region, country_code: geo.countryCode });
}

/** Without what is not known: such a member is absent, never empty. */
function present<Members extends object>(members: { [Key in keyof Members]: Members[Key] | undefined }) {
  const known = Object.entries(members).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(known) as Partial<Members>;
}
