import type { Actor } from '../../domain/ports';
import type { NewAuditEntry } from '../../domain/audit/audit-log';
import type { Tables } from '../store';
import type { AuditedRecord } from './snapshots';

/** What an audit entry says of a call, beside who made it and when. */
export type AuditEvent = Pick<NewAuditEntry, 'orgId' | 'action' | 'subject' | 'subjectId'> &
  Partial<Pick<NewAuditEntry, 'changes'>>;

/** A record that is compared before and after a call; an entry says what differs. */
export type Compared = Pick<NewAuditEntry, 'subject' | 'subjectId'> & {
  read(tables: Tables): Promise<AuditedRecord | undefined>;
};

export type AnyCall = (...args: never[]) => Promise<unknown>;

/** `read`: changes nothing. `unaudited`: changes what the audit log leaves out. */
export type AuditRule<Call> = Call extends (...args: infer Args) => Promise<infer Answer>
  ?
      | 'read'
      | 'unaudited'
      | { compare(...args: Args): Compared }
      | { report(call: ReportedCall<Args, Answer>): AuditEvent | undefined | Promise<AuditEvent | undefined> }
  : never;

interface ReportedCall<Args, Answer> {
  args: Args;
  answer: Answer;
  tables: Tables;
  actor: Actor;
}

/** A rule for each call of a table: one that has none does not compile. */
export type RulesOf<Table> = { [Method in keyof Table]: AuditRule<Table[Method]> };

/** As the store reads a rule, for a call with any parameters. */
export type AnyRule =
  | 'read'
  | 'unaudited'
  | { compare(...args: never[]): Compared }
  | { report(call: ReportedCall<never, never>): AuditEvent | undefined | Promise<AuditEvent | undefined> };
