import type { CaseEntry } from '../../../operations/console/cases';

export interface VisitedPage {
  url: string;
  /** When the visitor came to it. */
  at: number;
}

const mostShown = 6;

/** The pages that the visitor went to during the chat, the latest first, as far as its entries are loaded. */
export function pageTrail(entries: readonly CaseEntry[]): VisitedPage[] {
  const moves = entries.flatMap(({ kind, text, at }) => {
    const url = kind === 'system' ? /^\/NFO The visitor moved to (\S+)$/.exec(text)?.[1] : undefined;
    return url === undefined ? [] : [{ url, at }];
  });
  return moves.slice(-mostShown).sort((a, b) => b.at - a.at);
}
