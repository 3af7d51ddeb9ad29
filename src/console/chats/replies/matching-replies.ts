import type { CannedReply } from '../../../operations/console/canned-replies';

export interface MatchingReply {
  reply: CannedReply;
  /** Its word begins with what was typed, so that Enter may take it. */
  isByWord: boolean;
}

/**
 * Finds replies by their word, then by their text, without regard to case and accents. Within each, an agent's own come
 * first.
 */
export function matchingReplies(replies: readonly CannedReply[], typed: string): MatchingReply[] {
  const wanted = fold(typed);
  const ranked = replies.flatMap((reply) => {
    const rank = rankOf(reply, wanted);
    return rank === undefined ? [] : [{ reply, rank, isByWord: rank < 2 }];
  });
  ranked.sort(
    (a, b) => a.rank - b.rank || Number(a.reply.isShared) - Number(b.reply.isShared) || byWord(a, b),
  );
  return ranked.map(({ reply, isByWord }) => ({ reply, isByWord }));
}

function rankOf({ word, text }: CannedReply, wanted: string): number | undefined {
  const key = fold(word);
  if (key === wanted) return 0;
  if (key.startsWith(wanted)) return 1;
  if (key.includes(wanted)) return 2;
  // Nearly every text has any one Latin letter or digit.
  const isTelling = wanted.length > 1 || /[^\x20-\x7e]/.test(wanted);
  return isTelling && fold(text).includes(wanted) ? 3 : undefined;
}

function byWord(a: MatchingReply, b: MatchingReply): number {
  return a.reply.word.localeCompare(b.reply.word);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
