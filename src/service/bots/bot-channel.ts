import {
  mostElements,
  parseBotReply,
  type BotContent,
  type BotEvent,
} from '../../contract/integrations/bots';
import { longestMessage } from '../../contract/limits';
import type { EndBannedChats } from '../domain/cases/ban-visitor';
import type { CaseEvents } from '../domain/cases/events/case-events';
import type { Channel, Sent } from '../domain/outbox/delivery-channel';
import { noteAttempt } from '../domain/outbox/endpoint-health';
import type { Endpoint, EventPosts } from '../domain/outbox/endpoints';
import { throughOutages } from '../domain/outbox/through-outages';
import { handToPeople } from '../domain/cases/hand-over';
import { isFullForAgents } from '../domain/cases/speaking';
import type { Attempt, Delivery } from '../domain/outbox/outbox';
import type { ChatCase } from '../domain/cases/cases';
import type { CaseStore, CaseTables } from '../domain/cases/tables';
import type { Clock, Secrets, Timer } from '../domain/ports';
import type { Typing } from '../domain/cases/typing';
import { nextBotTry, timeLeft } from './bot-tries';
import { runReply, type Bot } from './run-reply';

export interface BotChannelPorts {
  store: CaseStore;
  posts: EventPosts;
  clock: Clock;
  timer: Timer;
  secrets: Pick<Secrets, 'uuid'>;
  typing: Pick<Typing, 'set'>;
  events: CaseEvents;
  endBannedChats: EndBannedChats;
}

const tooMuch =
  `The reply has more than ${mostElements} elements, or texts of more than ${longestMessage} characters. ` +
  'What was too much was left out.';
const full = 'The chat is too long for more messages, which were left out.';

type BotDelivery = Extract<Delivery, { channel: 'bot' }>;

/**
 * Tells bots what happens in their chats and carries out what they reply. A reply is carried out in the transaction that
 * records the event as delivered, so that both hold or neither: after a crash the bot hears the event again, under the same id.
 */
export function createBotChannel(ports: BotChannelPorts): Channel {
  const { store, posts, clock, timer, secrets, typing, events, endBannedChats } = ports;

  /** The visitor would else wait until the lease has run out, and the bot hear the event twice. */
  function keep<Value>(work: (tables: CaseTables) => Promise<Value>): Promise<Value> {
    return throughOutages(timer, () => store.transaction(work));
  }

  async function send(delivery: BotDelivery): Promise<Sent> {
    const { orderKey: caseId, orgId, endpointId } = delivery;
    const [endpoint, chat] = [await store.endpoints.get(orgId, endpointId), await store.cases.get(caseId)];
    if (!chat) return { outcome: 'cancelled', reason: 'The chat is gone.' };
    const isTheirs = chat.botId === endpointId || delivery.kind === 'commandResult';
    if (!isTheirs) return { outcome: 'cancelled', reason: 'The chat had gone to somebody else.' };
    if (!endpoint?.isEnabled) {
      return giveUp(
        delivery,
        undefined,
        `The bot's endpoint ${endpoint ? 'is switched off' : 'was removed'}.`,
      );
    }
    const isAwaited = chat.state !== 'closed';
    if (isAwaited && delivery.attempts === 0 && (endpoint.pausedUntil ?? 0) > clock.now())
      return giveUp(delivery, undefined, 'The bot keeps failing, so it gets no new chats for a few minutes.');
    const event = { id: delivery.id, payload: withContext(delivery.payload, chat, endpointId) };
    if (isAwaited) typing.set(chat, { kind: 'bot' }, true, timeLeft(delivery.attempts));
    const { attempt, reply } = await posts.ask(endpoint, event, timeLeft(delivery.attempts));
    if (isAwaited) typing.set(chat, { kind: 'bot' }, false);
    const switchedOff = await throughOutages(timer, () => noteAttempt(store.endpoints, endpoint, attempt));
    if (attempt.isDelivered) return take(delivery, endpoint, attempt, reply);
    // Nobody waits for the answer: tried on like any other webhook.
    if (delivery.kind === 'chatClosed' && switchedOff === undefined) return { outcome: 'failed', attempt };
    const nextAttemptAt = nextBotTry(delivery.attempts, attempt.durationMs, clock.now());
    if (switchedOff !== undefined || nextAttemptAt === undefined)
      return giveUp(delivery, attempt, switchedOff ?? attempt.error ?? 'The bot did not answer.');
    await keep(({ outbox }) => outbox.record(delivery, attempt, { state: 'pending', nextAttemptAt }));
    return { outcome: 'recorded', state: 'pending' };
  }

  async function take(
    delivery: BotDelivery,
    endpoint: Endpoint,
    attempt: Attempt,
    body: unknown,
  ): Promise<Sent> {
    const reply = parseBotReply(body);
    const { contextId } = reply;
    const banned = await keep(async (tables) => {
      const chat = await tables.cases.lock(delivery.orderKey);
      const isFull = reply.content.some(isText) && (await isFullForAgents(tables, delivery.orderKey));
      const content = isFull ? reply.content.filter((element) => !isText(element)) : reply.content;
      const error = isFull ? full : reply.isCut && tooMuch;
      const noted = error ? { ...attempt, error } : attempt;
      const isOurWord = await tables.outbox.record(delivery, noted, { state: 'done' });
      if (!isOurWord || !chat || chat.state === 'closed' || chat.botId !== endpoint.id) return undefined;
      if (delivery.kind === 'chatClosed') return undefined;
      if (contextId !== chat.botContext) await tables.cases.update(chat.id, { botContext: contextId });
      if (content.length === 0) return undefined;
      const bot = await describe(endpoint, tables.widgets, chat);
      const at = clock.now();
      const ran = await runReply(tables, { chat, bot, content, at }, { events, secrets });
      // Otherwise a bot that always fails would get such reports forever.
      if (ran.failed.length > 0 && delivery.kind !== 'commandResult')
        await events.bots.commandResult(tables, { ...chat, botId: endpoint.id }, ran.failed, at);
      return { orgId: chat.orgId, bans: ran.bans };
    });
    if (banned && banned.bans.length > 0)
      await throughOutages(timer, () => endBannedChats(banned.orgId, banned.bans, 'bot'));
    return { outcome: 'recorded', state: 'done' };
  }

  /** The visitor is not left alone with a bot that does not answer. */
  async function giveUp(delivery: BotDelivery, attempt: Attempt | undefined, reason: string): Promise<Sent> {
    await keep(async (tables) => {
      const chat = await tables.cases.lock(delivery.orderKey);
      const isOurWord = await tables.outbox.record(delivery, attempt, { state: 'failed', reason });
      if (!isOurWord || chat?.botId !== delivery.endpointId || delivery.kind === 'chatClosed') return;
      await handToPeople(tables, chat, clock.now());
    });
    return { outcome: 'recorded', state: 'failed' };
  }

  return {
    name: 'bot',
    leaseMs: 30_000,
    perEndpoint: 50,
    send(delivery) {
      if (delivery.channel !== 'bot') throw new Error(`Delivery ${delivery.id} is for no bot.`);
      return send(delivery);
    },
  };
}

/** Whether it puts text of the bot's into the chat. */
function isText(element: BotContent): boolean {
  return element.type === 'message' || element.operation === 'CARDS' || element.operation === 'GOTO';
}

function withContext(event: BotEvent, { botId, botContext }: ChatCase, toldBot: string): BotEvent {
  return botContext === undefined || botId !== toldBot ? event : { ...event, context_id: botContext };
}

async function describe(endpoint: Endpoint, widgets: CaseStore['widgets'], chat: ChatCase): Promise<Bot> {
  const bots = await widgets.bots(chat.widgetId);
  const member = bots.find(({ botId }) => botId === endpoint.id);
  const email = endpoint.agentEmail ?? '';
  return {
    botId: endpoint.id,
    email,
    alias: member?.alias || email,
    ...(member?.avatarUrl ? { avatarUrl: member.avatarUrl } : {}),
  };
}
