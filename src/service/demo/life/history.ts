import { formatSystemEntry } from '../../../contract/chat/system-entry';
import { caseTexts } from '../../domain/cases/case-texts';
import type { ChatCase } from '../../domain/cases/cases';
import type { NewEntry } from '../../domain/cases/entries';
import { introduction } from '../../domain/cases/speaking';
import type { Clock, Secrets } from '../../domain/ports';
import type { Store } from '../../storage/store';
import { demo } from '../demo-organisation';
import { browsers, conversations, offlineMessages, visitors } from './conversations';
import { createDice, type Dice } from './dice';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** All within the last 30 days that reports begin with, in every time zone. */
const days = 28;
/** Chats on a usual day, from Sunday on. */
const perDay = [4, 11, 10, 9, 9, 8, 5];
/** Hours in which people write, UTC: more often around noon and in the evening. */
const hours = [8, 9, 10, 10, 11, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 21];
const ratings = [100, 100, 100, 75, 75, 50, 25];

/** A closed case and all that was said in it. */
interface PastCase {
  chat: ChatCase;
  entries: NewEntry[];
}

export interface HistoryPorts {
  store: Store;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  /** Address of the shop. */
  publicUrl: string;
}

/**
 * Fills logs and reports with made-up chats of four weeks, the same ones on every machine. Does nothing where the
 * shop has had a chat.
 */
export async function seedDemoHistory({ store, clock, secrets, publicUrl }: HistoryPorts): Promise<void> {
  if ((await store.cases.list([demo.widgetId], 'closed', 1)).length > 0) return;
  const past = [...pastCases(clock.now(), { publicUrl, dice: { ...createDice(1998), ...secrets } })];
  await store.transaction(async ({ cases }) => {
    for (const { chat, entries } of past) await cases.add(chat, entries);
  });
}

/** Draws of the same month; ids alone are new ones each time. */
type Draws = Dice & Pick<Secrets, 'uuid'>;

function* pastCases(
  now: number,
  { publicUrl, dice }: { publicUrl: string; dice: Draws },
): Generator<PastCase> {
  const today = Math.floor(now / day) * day;
  for (let at = today - days * day; at < today; at += day) {
    const count = (perDay[new Date(at).getUTCDay()] ?? 0) + dice.upTo(3);
    for (let made = 0; made < count; made++) {
      const createdAt = at + dice.oneOf(hours) * 60 * minute + dice.upTo(60 * minute);
      if (dice.isOneIn(14)) yield offlineCase(dice, createdAt, publicUrl, createdAt > now - 2 * day);
      else
        yield dice.isOneIn(22) ? missedChat(dice, createdAt, publicUrl) : chatOf(dice, createdAt, publicUrl);
    }
  }
}

function offlineCase(dice: Draws, createdAt: number, publicUrl: string, isOpen: boolean): PastCase {
  const description = dice.oneOf(offlineMessages);
  const base = beginCase(dice, { createdAt, pageUrl: `${publicUrl}/`, description });
  const entries = [entryOf(base, 'visitor', description, createdAt)];
  const [{ email, name: alias }] = demo.agents;
  const done = { at: createdAt + 90 * minute, by: { email, alias } };
  return finished({ ...base, type: 'offline', ...(isOpen ? {} : { done }) }, entries, {
    closedBy: 'agent',
    closedAt: createdAt,
  });
}

function missedChat(dice: Draws, createdAt: number, publicUrl: string): PastCase {
  const { page, turns } = dice.oneOf(conversations);
  const description = turns[0] ?? '';
  const base = beginCase(dice, { createdAt, pageUrl: publicUrl + page, description });
  const closedAt = createdAt + 15 * minute;
  const entries = [
    entryOf(base, 'visitor', description, createdAt),
    ended(base, caseTexts.endedByIdling(15), closedAt),
  ];
  return finished(base, entries, { closedBy: 'idle', closedAt });
}

function chatOf(dice: Draws, createdAt: number, publicUrl: string): PastCase {
  const { page, topic, turns, comment } = dice.oneOf(conversations);
  const agent = dice.oneOf(demo.agents);
  const base = beginCase(dice, { createdAt, pageUrl: publicUrl + page, description: turns[0] ?? '' });
  const respondedAt = createdAt + 8 * second + dice.upTo(80 * second);
  const entries: NewEntry[] = [];
  let at = createdAt;
  for (const [number, text] of turns.entries()) {
    if (number === 1) {
      at = respondedAt;
      for (const line of introduction(agent)) entries.push(entryOf(base, 'system', line, at));
    } else if (number > 1) at += 12 * second + dice.upTo(70 * second);
    const entry = entryOf(base, number % 2 === 1 ? 'agent' : 'visitor', text, at);
    entries.push(number % 2 === 1 ? { ...entry, author: agent.alias, agentEmail: agent.email } : entry);
  }
  const closedAt = at + 20 * second + dice.upTo(2 * minute);
  const closedBy = dice.isOneIn(3) ? 'visitor' : 'agent';
  const farewell = closedBy === 'visitor' ? caseTexts.endedByVisitor : caseTexts.endedByAgent(agent.alias);
  entries.push(ended(base, farewell, closedAt));
  const score = dice.isOneIn(3) ? dice.oneOf(ratings) : undefined;
  const answered = {
    ...base,
    respondedAt,
    agentEmail: agent.email,
    agentAlias: agent.alias,
    labels: [{ name: 'topic', value: topic }],
    ...(score === undefined ? {} : { surveyScore: score }),
    ...(score === 100 && comment ? { surveyComments: comment } : {}),
  };
  return finished(answered, entries, { closedBy, closedAt });
}

function beginCase(
  dice: Draws,
  { createdAt, pageUrl, description }: Pick<ChatCase, 'createdAt' | 'description'> & { pageUrl: string },
): ChatCase {
  const { name, country, city, locale } = dice.oneOf(visitors);
  return {
    id: dice.uuid(),
    orgId: demo.orgId,
    widgetId: demo.widgetId,
    type: 'chat',
    state: 'closed',
    visitor: {
      name,
      email: `${name
        .normalize('NFKD')
        .replace(/[^\w ]/g, '')
        .toLowerCase()
        .replace(/ /g, '.')}@mail.example`,
      locale,
      userAgent: dice.oneOf(browsers),
      pageUrl,
      geo: { countryCode: country, city },
    },
    description,
    createdAt,
    lastEntryAt: createdAt,
    lastIndex: 0,
    visitorSeenAt: createdAt,
  };
}

function finished(
  base: ChatCase,
  entries: NewEntry[],
  end: Required<Pick<ChatCase, 'closedBy' | 'closedAt'>>,
): PastCase {
  const chat = { ...base, ...end, lastEntryAt: end.closedAt, visitorSeenAt: end.closedAt };
  return { chat: { ...chat, lastIndex: entries.length - 1 }, entries };
}

function entryOf({ id }: ChatCase, kind: NewEntry['kind'], text: string, at: number): NewEntry {
  return { caseId: id, kind, author: '', text, at };
}

function ended(chat: ChatCase, text: string, at: number): NewEntry {
  return entryOf(chat, 'system', formatSystemEntry({ token: 'ended', text }), at);
}
