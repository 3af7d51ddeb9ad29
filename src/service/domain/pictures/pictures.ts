import type { PictureType } from '../../../contract/organisation/pictures';
import type { Transactions } from '../ports';

/** A picture that settings name by its address. It never changes. */
export interface Picture {
  /** Unguessable. */
  id: string;
  orgId: number;
  /** Of its bytes: an organisation keeps the same picture once. */
  hash: string;
  type: PictureType;
  bytes: Uint8Array;
  /** When it was uploaded, or was last seen to be used. */
  usedAt: number;
}

export interface Pictures {
  /** Until the transaction ends, others who add to the organisation's pictures wait. */
  lock(orgId: number): Promise<void>;
  add(picture: Picture): Promise<void>;
  read(id: string): Promise<Pick<Picture, 'type' | 'bytes'> | undefined>;
  /** Notes that the organisation's picture of that hash is used; answers its id. */
  use(orgId: number, hash: string, at: number): Promise<string | undefined>;
  count(orgId: number): Promise<{ pictures: number; bytes: number }>;
  /** Notes which pictures are named: by what is published, by drafts, by versions that can be restored and by agents. */
  markUsed(orgId: number, at: number): Promise<void>;
  /** Organisations with pictures that were not seen to be used since that time. */
  organisationsDue(before: number): Promise<number[]>;
  removeUnused(orgId: number, before: number): Promise<void>;
}

export interface PictureTables {
  pictures: Pictures;
}

export type PictureStore = PictureTables & Transactions<PictureTables>;
