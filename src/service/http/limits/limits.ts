import { domainToASCII } from 'node:url';
import type { CaseLimits, CountedMail } from '../../domain/cases/case-limits';
import { addressBlock } from '../../domain/access/address-block';
import { Failure } from '../../domain/failure';
import type { Actor, Clock } from '../../domain/ports';
import { limitsOfSites, limitTable, unreadableMail, type Limit } from '../../../operations/limits';
import { createLimiter, type Limiter } from './limiter';
import { createSlots, type Slots } from './slots';

type Table = typeof limitTable;
/** Those within a time have a limiter, those at once have slots. */
export type Limits = {
  [Name in keyof Table]: Table[Name] extends { perMs: number } ? Limiter : Slots;
};

/** As how many addresses an IPv6 site counts, which may have 65,536. */
const addressesOfSite = 2;

export function createLimits(clock: Clock): Limits {
  const made = Object.entries<Limit>(limitTable).map(([name, { max, perMs }]) => {
    const perSite = limitsOfSites.has(name) ? max * addressesOfSite : 0;
    return [
      name,
      perMs === undefined ? createSlots(max, perSite) : createLimiter(clock, { max, perMs, perSite }),
    ];
  });
  return Object.fromEntries(made) as Limits;
}

/** Those that count, by their names. */
export function limitersOf(limits: Limits): Record<string, Limiter> {
  const counting = Object.entries<Limiter | Slots>(limits).filter(([, limit]) => 'counter' in limit);
  return Object.fromEntries(counting) as Record<string, Limiter>;
}

/** What the domain asks of the limits. */
export function caseLimitsOf(limits: Limits): CaseLimits {
  const { typing, transcriptOfOrganisation, transcriptToRecipient } = limits;
  const { mailReport, mailOfChat, mailOfVisitor, mailOfOrganisation, callByMail, callByPush } = limits;
  return {
    maySignalTyping: (caseId) => typing.allows(caseId),
    mayCall: (way, email) => (way === 'mail' ? callByMail : callByPush).allows(email),
    mayReadMail: (caseId) => mailOfChat.allows(caseId),
    mayReadReport: () => mailReport.allows('all'),
    noteUnreadableMail: (caseId) => void mailOfChat.counter.add(caseId, unreadableMail - 1),
    mayTakeMail(mail) {
      const { visitor, organisation } = keysOfMail(mail);
      return mailOfVisitor.allows(visitor) && mailOfOrganisation.allows(organisation);
    },
    giveBackMail(caseIds, taken) {
      for (const caseId of caseIds) mailOfChat.giveBack(caseId);
      if (!taken) return;
      const { visitor, organisation } = keysOfMail(taken);
      mailOfVisitor.giveBack(visitor);
      mailOfOrganisation.giveBack(organisation);
    },
    // One that its recipient's limit refuses takes nothing from the organisation, which all of its visitors share.
    mayMailTranscript: (orgId, recipient) =>
      transcriptToRecipient.allows(mailboxOf(recipient)) && transcriptOfOrganisation.allows(String(orgId)),
  };
}

/** As which a mail counts for its visitor and its organisation: among those that arrived in the same hour. */
export function keysOfMail({ orgId, visitor, arrivedAt }: CountedMail) {
  const organisation = `${orgId} ${Math.floor(arrivedAt / limitTable.mailOfOrganisation.perMs)}`;
  return { organisation, visitor: `${organisation} ${mailboxOf(visitor.toLowerCase())}` };
}

const tooManyByAgent =
  'You have changed more today than the audit log takes of one person. Go on tomorrow, or ask another administrator.';
const tooManyByKeys = 'Keys have changed more today than the audit log takes of them. Go on tomorrow.';

/** Counts an entry of the audit log for the person, or for the keys of the organisation; throws where there were too many. */
export function auditPaceOf({ audited, auditedByKeys }: Pick<Limits, 'audited' | 'auditedByKeys'>) {
  function use(limiter: Limiter, key: string, message: string): void {
    try {
      limiter.use(key);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure('tooManyRequests', message, error.retryAfter);
    }
  }

  return ({ kind, name }: Actor, orgId: number): void => {
    if (kind === 'agent') use(audited, name, tooManyByAgent);
    else if (kind === 'key') use(auditedByKeys, String(orgId), tooManyByKeys);
  };
}

/** A mail about a chat: an agent's answer, or what a visitor brings about. */
export interface PacedMail {
  kind: string;
  orgId: number;
  to: string;
  /** Of the visitor, where it is known. */
  address: string | undefined;
}

/**
 * Counts a mail; answers for how many milliseconds it has to wait, since its recipient got too many: of one kind, which
 * keeps none of others, from the organisation, which harms no other one that writes there, or by one visitor, who harms no other.
 */
export function mailPaceOf({
  mailToRecipient,
  mailOfAddress,
  answerToRecipient,
}: Pick<Limits, 'mailToRecipient' | 'mailOfAddress' | 'answerToRecipient'>): (mail: PacedMail) => number {
  function limitsOf({ kind, orgId, to, address }: PacedMail): [Limiter, string][] {
    const recipient = `${orgId} ${kind} ${mailboxOf(to.trim().toLowerCase())}`;
    if (kind === 'answer') return [[answerToRecipient, recipient]];
    const ofRecipient: [Limiter, string] = [mailToRecipient, recipient];
    return address ? [[mailOfAddress, `${recipient} ${addressBlock(address)}`], ofRecipient] : [ofRecipient];
  }

  return (mail) => {
    const counted: [Limiter, string][] = [];
    try {
      for (const [limiter, key] of limitsOf(mail)) {
        counted.push([limiter, key]);
        limiter.use(key);
      }
      return 0;
    } catch (error) {
      // What waits is no use: else it would keep the next hour's from going out.
      for (const [limiter, key] of counted) limiter.giveBack(key);
      if (error instanceof Failure && error.retryAfter !== undefined) return error.retryAfter;
      throw error;
    }
  };
}

/**
 * Mail to `ann+anything@` reaches Ann, and at large providers dots before the `@` count for nothing. Where they do count,
 * two people share a limit that neither comes near. A host may be written in letters that mean others, such as wide ones: a
 * mail goes to what they mean.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address
    .slice(0, at)
    .replace(/(?<=.)\+.*/, '')
    .replaceAll('.', '');
  const written = address.slice(at + 1);
  const host = domainToASCII(written) || written;
  return `${name}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
