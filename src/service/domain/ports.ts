import type { AnsweringAgent } from '../../operations/console/cases';
import type { CaseState } from '../../operations/parts';
import type { ActorKind } from '../../contract/organisation/audit';
import type { HandInvitation, PresentVisitor } from './present-visitor';

/** What every room of the domain asks of the outside. */

export interface Transactions<Tables> {
  /** Runs `work` in one transaction: the tables it gets are bound to it. Never wait for anything else inside. */
  transaction<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Runs `work` over one moment of the store: what it reads fits together. Throws for a write or a lock. */
  read<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
}

/**
 * Changes, between the instances of the service and within each: small, frequent and not kept. One may be lost; the one who
 * waits also looks at the store now and then. What is stored is published by the store, behind its commit.
 */
export interface PubSub {
  publish(change: Change): void;
  /** Answers the undo. */
  subscribe(fn: (change: Change) => void): () => void;
  /** Of the service, on this database, as far as they are heard; this one among them. */
  instances(): number;
}

export type Change =
  | CaseChange
  | { kind: 'typing'; caseId: string; widgetId: string; writer: Writer; isTyping: boolean; text?: string }
  | { kind: 'visitor'; caseId: string; widgetId: string; isHere: boolean }
  /** A console of an agent shows the case, or does so no more. */
  | {
      kind: 'looking';
      caseId: string;
      widgetId: string;
      agent: AnsweringAgent;
      viewer: string;
      isLooking: boolean;
    }
  /** The agent has no console open any more. */
  | { kind: 'lookingAway'; email: string }
  /** Agents are called again to a chat in which a visitor waits. */
  | { kind: 'call'; caseId: string; widgetId: string }
  /** Somebody is on a page, with a chat or without. */
  | { kind: 'visitorHere'; visitor: PresentVisitor }
  /** The page of that view is left. */
  | { kind: 'visitorLeaving'; orgId: number; id: string; view: string }
  /** By an agent, or the page has reported what became of it. */
  | { kind: 'visitorInvited'; orgId: number; id: string; invitation: HandInvitation }
  | { kind: 'note'; caseId: string; number: number }
  /** Notes mention the agent, or the agent has read some. */
  | { kind: 'mentions'; email: string }
  /** The agent has read the case up to there. */
  | { kind: 'read'; email: string; caseId: string; lastIndex: number }
  | { kind: 'agent'; email: string }
  | { kind: 'widget'; widgetId: string }
  /** Of the agent of that e-mail; without one, the shared ones. */
  | { kind: 'cannedReplies'; orgId: number; email?: string }
  /** Changes by other instances, whichever, did not get here. */
  | { kind: 'missed' };

/** Who writes in a case. */
export type Writer = { kind: 'visitor' } | { kind: 'bot' } | ({ kind: 'agent' } & AnsweringAgent);

export interface CaseChange {
  kind: 'case';
  caseId: string;
  widgetId: string;
  lastIndex: number;
  state: CaseState;
  /** Nothing but the entry at `lastIndex` has changed, and that is not for the visitor. */
  isForAgents?: boolean;
}

/** Who makes a change. */
export interface Actor {
  kind: ActorKind;
  name: string;
}

export interface Clock {
  /** Epoch milliseconds: for moments that are stored, shown or compared with such. */
  now(): number;
  /** Milliseconds since some moment: for durations in memory, which go on when a clock is set. */
  elapsed(): number;
}

/** Milliseconds. A time that is later than now by more was written by a clock that was ahead: those of instances differ by less. */
export const longestSlip = 60_000;

export interface Timer {
  /** Runs `fn` once, later; answers its undo. */
  after(milliseconds: number, fn: () => void): () => void;
}

/** Encrypts secrets that are needed again, for the database. */
export interface Encryption {
  encrypt(text: string, purpose: string): string;
  /** Throws for another purpose, and under another key. */
  decrypt(encrypted: string, purpose: string): string;
  isEncrypted(text: string): boolean;
  /** Encrypted under the key that encrypts. */
  isCurrent(text: string): boolean;
}

export interface Secrets {
  /** A random UUID. */
  uuid(): string;
  /** 256 random bits, base64url. */
  token(): string;
  /** `share`: with whose others it waits, such as an organisation's; shares take turns. */
  hashPassword(password: string, share?: string): Promise<string>;
  /** Returns a hash that no password has, which takes as long to compare with as those of passwords. */
  hashOfNone(): string;
  /** `isUrgent`: looked at before others that wait. Throws `busy` where too many do. */
  isPassword(
    password: string,
    hash: string,
    options?: { isUrgent?: boolean; share?: string },
  ): Promise<boolean>;
  /** SHA-256, hex: for keys and tokens that are random already. */
  digest(secret: string): string;
  /** Whether `proof` is the HMAC-SHA256 of `text` under `secret`, in hex. Takes as long wherever they differ. */
  isProof(proof: string, text: string, secret: string): boolean;
}

/** Signs texts of ours that a client brings back. */
export interface Signing {
  sign(text: string): Promise<string>;
  /** Returns the text; `undefined` when it was not signed here. */
  verify(signed: string): Promise<string | undefined>;
  /** Returns a mark of the text, of 20 small letters and digits, that nobody else can make. */
  mark(text: string): Promise<string>;
  /** Takes the same time whatever differs. */
  isMark(mark: string, text: string): Promise<boolean>;
}

/** Where a user agent string says it comes from, in words like `Chrome 131` and `Windows 10`. */
export interface UserAgents {
  describe(userAgent: string): { browser?: string; os?: string };
}
