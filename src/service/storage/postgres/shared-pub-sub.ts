import { randomUUID } from 'node:crypto';
import type { News, NewsBus } from '../../domain/ports';
import type { Log } from '../log';

/** Milliseconds. One NOTIFY with each insert would cost three quarters of the throughput. */
export const gatheringTime = 10;
/** PostgreSQL takes a payload of less than 8,000 bytes. */
const longestPayload = 7_900;
const channel = 'chat_widget_news';

interface Letter {
  from: string;
  news: News[];
}

/** News of this process, told at once here, and gathered for the other instances, whose news it tells as well. */
export function createSharedNews(
  here: NewsBus,
  notify: (channel: string, payload: string) => Promise<void>,
  listen: (channel: string, onPayload: (payload: string) => void) => { stop(): Promise<void> },
  log: Log,
): NewsBus & { stop(): Promise<void> } {
  const from = randomUUID();
  const gathered = new Map<string, News>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const listener = listen(channel, (payload) => {
    const letter = parseLetter(payload);
    if (letter && letter.from !== from) letter.news.forEach(here.publish);
  });

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const letters = writeLetters(from, [...gathered.values()]);
    gathered.clear();
    for (const letter of letters) {
      try {
        await notify(channel, letter);
      } catch (error) {
        log.warn({ err: error }, 'News for the other instances were lost; they look for themselves.');
      }
    }
  }

  return {
    onNews: here.onNews,
    publish(news) {
      here.publish(news);
      // Of two about the same, the later one says all. It goes to the end, so that the order of events is kept.
      gathered.delete(subject(news));
      gathered.set(subject(news), news);
      timer ??= setTimeout(() => {
        sending = sending.then(send);
      }, gatheringTime);
    },
    async stop() {
      await sending;
      await send();
      await listener.stop();
    },
  };
}

function subject(news: News): string {
  if (news.type === 'agent') return `agent ${news.email}`;
  if (news.type === 'widget') return `widget ${news.widgetId}`;
  if (news.type === 'typing') return `typing ${news.caseId} ${news.who}`;
  // With the widget: a case that moves is news to both.
  return `${news.type} ${news.caseId} ${news.widgetId}`;
}

function writeLetters(from: string, news: News[]): string[] {
  const letter = JSON.stringify({ from, news } satisfies Letter);
  if (news.length === 0) return [];
  if (Buffer.byteLength(letter) <= longestPayload) return [letter];
  if (news.length === 1) return [];
  const middle = news.length >> 1;
  return [...writeLetters(from, news.slice(0, middle)), ...writeLetters(from, news.slice(middle))];
}

function parseLetter(payload: string): Letter | undefined {
  try {
    const letter = JSON.parse(payload) as Letter;
    return typeof letter.from === 'string' && Array.isArray(letter.news) ? letter : undefined;
  } catch {
    return undefined;
  }
}
