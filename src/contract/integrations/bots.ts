import { longestMessage } from '../limits';

/** Bot webhooks and their replies. Section "Bot webhooks" of the interface; decisions, section 5. */

interface BotEventBase {
  widget_id: string;
  case_id: string;
  /** Epoch milliseconds. */
  timestamp: number;
  /** The id the bot gave with its last reply, sent back once. */
  context_id?: string;
}

export interface ChatStartedEvent extends BotEventBase {
  event: 'chatStarted';
  email?: string;
  /** Additive: what became of the page's proof of the e-mail. */
  identity?: 'verified' | 'failed';
  proactive_message?: string;
  description?: string;
  text?: string;
  tags?: string;
  geo?: { city?: string; region?: string; country_code?: string };
  user_agent?: string;
  entry_url?: string;
  referrer_url?: string;
  page_url?: string;
  ip_address?: string;
  /** `name=value`, separated by commas; a comma of their own is `&#44;`, an equals sign `&#61;`. */
  jsVariables?: string;
}

export interface VisitorMessageEvent extends BotEventBase {
  event: 'message';
  from: 'visitor' | 'system';
  text: string;
  /** Id of the clicked display response. */
  id?: string;
}

export interface ChatClosedEvent extends BotEventBase {
  event: 'chatClosed';
}

export interface CommandResultEvent extends BotEventBase {
  event: 'commandResult';
  failedCommands: { operation: string; params: string; error: CommandError }[];
}

export type BotEvent = ChatStartedEvent | VisitorMessageEvent | ChatClosedEvent | CommandResultEvent;

export type CommandError =
  | 'MISSING_PARAM'
  | 'WIDGET_NOT_FOUND'
  | 'TRANSFER_NOT_ALLOWED'
  | 'NO_AGENTS_AVAILABLE';

export interface BotReply {
  contextId?: string;
  content: BotContent[];
  /** There were more elements than `mostElements`, or longer texts than `longestMessage`. */
  isCut?: true;
}

/** Of a reply: each is written in the transaction of all of them, while others wait. */
export const mostElements = 100;
/** Under a message, and cards of a deck. */
const mostChoices = 100;
/** Characters of a button or a card. */
const longestChoice = 1_000;

export type BotContent = { type: 'message'; text: string; buttons: InlineButton[] } | BotCommand;

/** A button under a message. `id` goes back to the bot as the next message's `id`. */
export interface InlineButton {
  text: string;
  id?: string;
}

export type BotCommand =
  | { type: 'command'; operation: Exclude<BotOperation, 'CARDS'>; parameters: string }
  | { type: 'command'; operation: 'CARDS'; cards: CardDeck };

export const botOperations = [
  'BAN',
  'BAN_IP',
  'BYE',
  'GOTO',
  'TRANSFER',
  'HUMAN_TRANSFER',
  'TAG_TRANSFER',
  'WIDGET_TRANSFER',
  'WIDGET_HUMAN_TRANSFER',
  'CARDS',
] as const;

export type BotOperation = (typeof botOperations)[number];

export interface CardDeck {
  layout: 'VERTICAL' | 'HORIZONTAL';
  cards: Card[];
}

export interface Card {
  title: string;
  excerpt: string;
  /** http or https; empty when there is none. */
  link: string;
}

/** Reads a bot's reply. An element that can't be used is left out; the others keep their order. */
export function parseBotReply(body: unknown): BotReply {
  const reply = asRecord(body);
  const content = Array.isArray(reply?.content) ? reply.content : [];
  const contextId = asText(reply?.context_id);
  const isTooMuch = content.length > mostElements || content.some(isTooLong);
  return {
    // Half of an id is none.
    ...(contextId && contextId.length <= longestMessage ? { contextId } : {}),
    content: content
      .slice(0, mostElements)
      .map(parseContent)
      .filter((element) => element !== undefined),
    ...(isTooMuch ? { isCut: true } : {}),
  };
}

function isTooLong(element: unknown): boolean {
  return asText(asRecord(element)?.text).length > longestMessage;
}

function parseContent(value: unknown): BotContent | undefined {
  const element = asRecord(value);
  if (element?.type === 'message') {
    const text = asText(element.text);
    if (!text.trim()) return undefined;
    const buttons = parseButtons(element.display_responses).slice(0, mostChoices);
    return { type: 'message', text: cut(text, longestMessage), buttons: buttons.map(cutTexts) };
  }
  return element?.type === 'command' ? parseCommand(element) : undefined;
}

function parseCommand(element: Record<string, unknown>): BotCommand | undefined {
  const operation = botOperations.find((name) => name === element.operation);
  if (!operation) return undefined;
  if (operation !== 'CARDS') {
    const parameters = asText(element.parameters).trim();
    return { type: 'command', operation, parameters: parameters.slice(0, longestMessage) };
  }
  const deck = parseCardDeck(element.parameters);
  return (
    deck && {
      type: 'command',
      operation,
      cards: { ...deck, cards: deck.cards.slice(0, mostChoices).map(cutTexts) },
    }
  );
}

/** Half of an address or of an id is none. */
function cutTexts<Choice extends InlineButton | Card>(choice: Choice): Choice {
  const texts = Object.entries(choice).map(([name, value]) => {
    const text = String(value);
    const isWhole = name === 'link' || name === 'id';
    return [name, isWhole ? (text.length > longestMessage ? '' : text) : cut(text, longestChoice)];
  });
  return Object.fromEntries(texts) as Choice;
}

/** Not within a pair of code units. */
function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** Reads inline buttons, also as the widget gets them in a `BTNS` entry. */
export function parseButtons(value: unknown): InlineButton[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const button = asRecord(item);
    const text = asText(button?.text).trim();
    const id = asText(button?.id);
    return text ? [{ text, ...(id ? { id } : {}) }] : [];
  });
}

/** Reads a card deck, also as the widget gets it in a `CARD` entry; `undefined` when no card can be shown. */
export function parseCardDeck(value: unknown): CardDeck | undefined {
  const deck = asRecord(value);
  const list = Array.isArray(deck?.cards) ? deck.cards : [];
  const cards = list.flatMap((item) => {
    const card = asRecord(item);
    const title = asText(card?.title).trim();
    const excerpt = asText(card?.excerpt).trim();
    const link = asText(card?.link).trim();
    return title || excerpt ? [{ title, excerpt, link: /^https?:\/\//i.test(link) ? link : '' }] : [];
  });
  return cards.length > 0
    ? { layout: deck?.layout === 'HORIZONTAL' ? 'HORIZONTAL' : 'VERTICAL', cards }
    : undefined;
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
