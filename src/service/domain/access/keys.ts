import type { KeyScope } from '../../../contract/key-scopes';
import type { KeySummary } from '../../../operations/console/keys';

/**
 * Keys of an organisation. A visitor key is in pages and is kept as it is; an identity secret, with which
 * proofs are made again to compare them, is kept encrypted; of the others only the SHA-256 hash is kept.
 */
export type KeyKind = KeySummary['kind'];

/** What is kept beside a key. */
export interface KeyDetails {
  /** What it is for, in the words of the one who made it. */
  name?: string;
  createdAt?: number;
  /** Absent: all that its kind opens. */
  scopes?: KeyScope[];
  /** Absent: until it is revoked. */
  expiresAt?: number;
}

export interface FoundKey {
  id: string;
  orgId: number;
  name: string;
  scopes?: KeyScope[];
  expiresAt?: number;
}

export interface Keys {
  /** Answers its id. */
  add(orgId: number, kind: KeyKind, key: string, details?: KeyDetails): Promise<string>;
  /** Nobody else adds one until the transaction ends. */
  lockAll(orgId: number): Promise<void>;
  /** Oldest first. */
  list(orgId: number): Promise<KeySummary[]>;
  /** `false`: the organisation has no such key. */
  remove(orgId: number, id: string): Promise<boolean>;
  /** Which key of that kind it is, also when its time is over. */
  find(kind: KeyKind, key: string): Promise<FoundKey | undefined>;
  /** The organisation that a key of that kind belongs to. */
  organisationOf(kind: KeyKind, key: string): Promise<number | undefined>;
  /** Each one that the organisation has and whose time is not over; any of them may have made a proof. */
  identitySecrets(orgId: number, now: number): Promise<string[]>;
  /** Keeps when keys were used, unless a later use is kept. */
  markUsed(uses: { id: string; at: number }[]): Promise<void>;
  /** A visitor key of the organisation, for the per-widget script. */
  visitorKey(orgId: number): Promise<string | undefined>;
}
