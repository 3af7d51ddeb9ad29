import type { BanBy } from '../../../operations/console/bans';
import { marksOf, marksToBan, type BannableVisitor } from './ban-marks';
import type { Ban, Bans } from './bans';
import { Failure } from '../failure';
import type { Secrets } from '../ports';

export interface NewBan {
  by: BanBy[];
  at: number;
  /** Absent: for good. */
  until?: number;
  reason?: string;
  bannedBy?: string;
}

/** Of an organisation: so many by its agents, and so many by its bots. */
export const mostBans = 20_000;

/**
 * Bans the visitor of a chat by each of the ways in which they are known; answers what names them from then on. Throws
 * `alreadyExists` where the agents have no more; those of bots, which end by themselves, make room for each other.
 */
export async function banVisitor(
  { bans }: { bans: Pick<Bans, 'add' | 'lockCount' | 'removeOldest'> },
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
  if (made.length === 0) return made;
  const isByBot = kept.bannedBy === undefined;
  const surplus = (await bans.lockCount(chat.orgId, isByBot ? 'bots' : 'agents')) + made.length - mostBans;
  if (surplus > 0 && !isByBot)
    throw new Failure('alreadyExists', `There are ${mostBans} bans. Lift some first.`);
  if (surplus > 0) await bans.removeOldest(chat.orgId, surplus);
  for (const ban of made) await bans.add(ban);
  return made;
}

/** Whether a ban applies to the visitor. `whole`: the same with the address as it came, which bans from before addresses were shortened have. */
export function isBanned(
  bans: Pick<Bans, 'holds'>,
  orgId: number,
  visitor: BannableVisitor,
  now: number,
  whole: BannableVisitor = visitor,
): Promise<boolean> {
  return bans.holds(orgId, [...new Set([...marksOf(visitor), ...marksOf(whole)])], now);
}
