/** How far a mailbox has been read. Of several instances one reads it at a time. */
export interface KeptMailbox {
  name: string;
  /** If it differs from the last one, the server has renumbered its mails. */
  uidValidity: string;
  /** Of the last mail that was looked at. */
  lastUid: number;
  leaseHolder?: string;
  leaseUntil?: number;
}

export interface Mailboxes {
  /** Answers how far it was read; `undefined` while another instance reads it. */
  claim(
    name: string,
    lease: { holder: string; now: number; until: number },
  ): Promise<Pick<KeptMailbox, 'uidValidity' | 'lastUid'> | undefined>;
  /** Answers whether the lease is still the holder's; only then it counts. */
  advance(
    name: string,
    holder: string,
    to: Pick<KeptMailbox, 'uidValidity' | 'lastUid'> & { leaseUntil: number },
  ): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
}

/** How reading it went, as administrators see it. */
export interface MailboxState {
  replyAddress: string;
  /** When this instance read it last. */
  readAt?: number;
  fault?: string;
}
