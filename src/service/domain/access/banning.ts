import type { BanBy } from '../../../operations/console/bans';
import { marksOf, marksToBan, type BannableVisitor } from './ban-marks';
import type { Ban, Bans } from './bans';
import type { Secrets } from '../ports';

export interface NewBan {
  by: BanBy[];
  at: number;
  /** Absent: for good. */
  until?: number;
  reason?: string;
  bannedBy?: string;
}

/** Bans the visitor of a chat by each of the ways in which they are known; answers what names them from then on. */
export async function banVisitor(
  { bans }: { bans: Pick<Bans, 'add'> },
  chat: { id: string; orgId: number; visitor: BannableVisitor },
  { by, at, ...kept }: NewBan,
  secrets: Pick<Secrets, 'uuid'>,
): Promise<Ban[]> {
  const made = marksToBan(chat.visitor, by).map((who): Ban => {
    const { id: caseId, orgId } = chat;
    return {
      id: secrets.uuid(),
      orgId,
      who,
      caseId,
      createdAt: at,
      ...kept,
    };
  });
  for (const ban of made) await bans.add(ban);
  return made;
}

export function isBanned(
  bans: Pick<Bans, 'holds'>,
  orgId: number,
  visitor: BannableVisitor,
  now: number,
): Promise<boolean> {
  return bans.holds(orgId, marksOf(visitor), now);
}
