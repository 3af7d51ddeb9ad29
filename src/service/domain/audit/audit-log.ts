import type { ActorKind, AuditAction, AuditChange, AuditSubject } from '../../../contract/organisation/audit';
import type { AuditEntry, AuditPage } from '../../../operations/console/audit';
import type { Actor } from '../ports';
import { eachOf } from '../shares/each-due';

export interface NewAuditEntry {
  orgId: number;
  at: number;
  actor: Actor;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  changes: AuditChange[];
}

export interface AuditFilter {
  /** Epoch milliseconds, inclusive. */
  from?: number;
  /** Epoch milliseconds, exclusive. */
  until?: number;
  actorKind?: ActorKind;
  actor?: string;
  subject?: AuditSubject;
  subjectId?: string;
}

/**
 * Entries are added, and removed when the organisation's time for them is over. Nothing changes one, but that long details
 * are shortened where they take more room than there is: who did what, and when, stays.
 */
export interface AuditEntries {
  add(entry: NewAuditEntry): Promise<void>;
  /** Newest first; `before`: with a lower id. */
  list(orgId: number, filter: AuditFilter, page: { before?: number; limit: number }): Promise<AuditEntry[]>;
  removeBefore(orgId: number, at: number): Promise<void>;
  /** Shortens long details until those of the organisation take at most so many bytes: first the longest, of these the oldest. */
  shorten(orgId: number, bytes: number): Promise<void>;
}

export type AuditLog = ReturnType<typeof createAuditLog>;

const perPage = 100;
const perExportedPage = 500;

/** Bytes that long details of an organisation’s entries take at most, where nothing else is set. */
export const auditDetailsByDefault = 100_000_000;

export interface AuditLogPorts {
  store: {
    auditEntries: Pick<AuditEntries, 'list' | 'shorten'>;
    organisations: { list(): Promise<{ id: number }[]> };
  };
  mostDetails: number;
}

/** What has been done in an organisation, for its administrators. */
export function createAuditLog({ store, mostDetails }: AuditLogPorts) {
  const { auditEntries, organisations } = store;
  return {
    async makeRoom(): Promise<void> {
      await eachOf(await organisations.list(), ({ id }) => auditEntries.shorten(id, mostDetails));
    },

    async page(orgId: number, filter: AuditFilter, before?: number): Promise<AuditPage> {
      const from = before === undefined ? {} : { before };
      const entries = await auditEntries.list(orgId, filter, { ...from, limit: perPage });
      const last = entries.at(-1);
      return { entries, ...(entries.length === perPage && last ? { before: last.id } : {}) };
    },

    /** Every entry, newest first, a page at a time. */
    async *all(orgId: number, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
      let before: number | undefined;
      for (;;) {
        const from = before === undefined ? {} : { before };
        const entries = await auditEntries.list(orgId, filter, { ...from, limit: perExportedPage });
        yield entries;
        before = entries.at(-1)?.id;
        if (entries.length < perExportedPage) return;
      }
    },
  };
}
