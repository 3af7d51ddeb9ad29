import type { KeySummary } from '../../../contract/administration';

/**
 * Keys of an organisation. A visitor key stands in pages and is kept as it is, and so is an identity secret, with which
 * proofs are made anew to compare them; of the others only the SHA-256 hash is kept.
 */
export type KeyKind = KeySummary['kind'];

/** A key as an administrator sees it. */
export interface KeyRecord {
  id: string;
  kind: KeyKind;
  /** What it is for, in the words of whoever made it. */
  name: string;
  createdAt: number;
  /** The key itself, of a visitor key alone. */
  key?: string;
}

export interface FoundKey {
  id: string;
  orgId: number;
  name: string;
}

export interface Keys {
  /** Answers its id. */
  add(
    orgId: number,
    kind: KeyKind,
    key: string,
    details?: { name?: string; createdAt?: number },
  ): Promise<string>;
  /** Oldest first. */
  list(orgId: number): Promise<KeyRecord[]>;
  /** `false`: the organisation has no such key. */
  remove(orgId: number, id: string): Promise<boolean>;
  /** What a key of that kind opens, and which one it is. */
  find(kind: KeyKind, key: string): Promise<FoundKey | undefined>;
  /** The organisation that a key of that kind belongs to. */
  organisationOf(kind: KeyKind, key: string): Promise<number | undefined>;
  /** Each one that the organisation has; any of them may have made a proof. */
  identitySecrets(orgId: number): Promise<string[]>;
  /** A visitor key of the organisation, for the per-widget script. */
  visitorKey(orgId: number): Promise<string | undefined>;
}
