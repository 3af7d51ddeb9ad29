import type { Clock } from '../ports';
import type { Cases } from './cases';

export interface AnswerTimes {
  /** Seconds until the first answer, as a rule; `undefined` while too few chats say so, or it is nothing to promise. */
  of(widgetId: string): number | undefined;
}

interface Figure {
  seconds: number | undefined;
  /** By {@link Clock.elapsed}. */
  readAt: number;
}

const day = 24 * 60 * 60_000;
/** Milliseconds: how long a figure is cached. */
const freshFor = 5 * 60_000;
const fewest = 5;
/** Chats of the day that count. */
const most = 500;
/** Who reads more than an hour writes a mail. */
const longest = 60 * 60_000;
const mostKept = 5_000;

/** The median answer time of the last 24 hours. A figure is read behind the answer that asks for it, which takes the one before. */
export function createAnswerTimes({
  cases,
  clock,
}: {
  cases: Pick<Cases, 'medianWait'>;
  clock: Clock;
}): AnswerTimes {
  const figures = new Map<string, Figure>();

  async function read(widgetId: string): Promise<void> {
    const { median, count } = await cases.medianWait(widgetId, clock.now() - day, most);
    const isWorthSaying = count >= fewest && median <= longest;
    const seconds = isWorthSaying ? Math.max(1, Math.round(median / 1000)) : undefined;
    if (figures.size >= mostKept) figures.clear();
    figures.set(widgetId, { seconds, readAt: clock.elapsed() });
  }

  return {
    of(widgetId) {
      const known = figures.get(widgetId);
      if (!known || clock.elapsed() - known.readAt >= freshFor) {
        // Others who ask meanwhile take what is known.
        figures.set(widgetId, { seconds: known?.seconds, readAt: clock.elapsed() });
        read(widgetId).catch(() => {});
      }
      return known?.seconds;
    },
  };
}
