import { storagePrefix } from './stored-chat';

/**
 * A visit to the site, over pages and tabs: it ends when no page was seen and nothing done for half an hour. Spoken
 * between the embed (which keeps it), the rules and the panel.
 */
export interface StoredVisit {
  entryUrl: string;
  referrerUrl: string;
  /** Epoch milliseconds, as is `seenAt`. */
  startedAt: number;
  /** When the visitor was last seen to do something. */
  seenAt: number;
  /** Pages seen in this visit. */
  pages: number;
  /** 1 for a visitor's first visit. */
  count: number;
  /** Whether the visitor has ever chatted. */
  hasChatted: boolean;
}

export const visitKey = `${storagePrefix}visit`;

/** Milliseconds without an interaction after which a visit is over. */
export const visitRest = 30 * 60_000;

/** Stands for a visitor who agreed that the widget may keep things: `granted`. */
export const consentKey = `${storagePrefix}consent`;

export function parseStoredVisit(text: string | null): StoredVisit | undefined {
  try {
    const visit = JSON.parse(text ?? '{}') as Partial<StoredVisit>;
    const { entryUrl, referrerUrl, startedAt, seenAt, pages, count } = visit;
    const areTexts = [entryUrl, referrerUrl].every((value) => typeof value === 'string');
    const areNumbers = [startedAt, seenAt, pages, count].every((value) => typeof value === 'number');
    return areTexts && areNumbers ? (visit as StoredVisit) : undefined;
  } catch {
    return undefined;
  }
}
