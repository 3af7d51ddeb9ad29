import { changesBetween } from '../../../contract/organisation/changes-between';
import { shortenChanges } from '../../domain/audit/shorten-changes';
import type { Actor, Clock } from '../../domain/ports';
import type { Store, Tables } from '../store';
import type { AnyCall, AnyRule, AuditEvent, Compared } from './audit-rules';
import { auditRules, type AuditedTable } from './audited-tables';

/** Tables as maps of calls with any parameters. */
type Calls<Table> = { [Method in keyof Table]: AnyCall };
type CallsByName = Record<AuditedTable, Record<string, AnyCall>>;

export interface AuditPorts {
  clock: Clock;
  /** Who acts at this moment. */
  actor(): Actor;
  /** Counts an entry; throws where its actor has left too many. */
  count?(actor: Actor, orgId: number): void;
}

/** The store with an audit log: a change and its entry are of one transaction. */
export function createAuditedStore(store: Store, ports: AuditPorts): Store {
  const transaction: Store['transaction'] = (work) =>
    store.transaction((tables) => work(auditTables(tables, ports)));
  return { ...store, ...withOwnTransactions(store, transaction), transaction };
}

/** Audited calls outside a transaction get one of their own. */
function withOwnTransactions(store: Store, transaction: Store['transaction']): Pick<Tables, AuditedTable> {
  return replaceAudited(store, ({ name, method }) => (...args) => {
    return transaction(async (tables) => {
      return callsOf(tables)[name][method]?.(...args);
    });
  });
}

/** The tables of one transaction, each audited change with its entry. */
function auditTables(tables: Tables, { clock, actor, count }: AuditPorts): Tables {
  async function write(event: AuditEvent | undefined): Promise<void> {
    if (!event) return;
    const who = actor();
    count?.(who, event.orgId);
    const changes = shortenChanges(event.changes ?? []);
    await tables.auditEntries.add({ ...event, changes, at: clock.now(), actor: who });
  }

  /** Nothing is written when nothing has changed. */
  async function compare({ subject, subjectId, read }: Compared, work: () => Promise<unknown>) {
    const before = await read(tables);
    const answer = await work();
    const after = await read(tables);
    const orgId = (after ?? before)?.orgId;
    const changes = changesBetween(before?.record, after?.record);
    if (orgId === undefined || changes.length === 0) return answer;
    const action = before ? (after ? 'changed' : 'removed') : 'added';
    await write({ orgId, action, subject, subjectId, changes });
    return answer;
  }

  const audited = replaceAudited(tables, ({ rule, call }) => async (...args) => {
    if ('compare' in rule) return compare(rule.compare(...args), () => call(...args));
    const answer = await call(...args);
    await write(await rule.report({ args: args as never, answer: answer as never, tables, actor: actor() }));
    return answer;
  });
  return { ...tables, ...audited };
}

interface AuditedCall {
  name: AuditedTable;
  method: string;
  rule: Exclude<AnyRule, string>;
  call: AnyCall;
}

/** The audited tables, with another in the place of each call that is compared or reported. */
function replaceAudited(
  tables: Pick<Tables, AuditedTable>,
  replace: (audited: AuditedCall) => AnyCall,
): Pick<Tables, AuditedTable> {
  const calls = callsOf(tables);
  const rules: Record<AuditedTable, Record<string, AnyRule>> = auditRules;

  function table<Name extends AuditedTable>(name: Name): Pick<Tables, AuditedTable>[Name] {
    const replaced = Object.entries(rules[name]).flatMap(([method, rule]) => {
      const call = calls[name][method];
      return call && typeof rule === 'object' ? [[method, replace({ name, method, rule, call })]] : [];
    });
    return { ...tables[name], ...(Object.fromEntries(replaced) as Record<string, AnyCall>) };
  }

  return {
    organisations: table('organisations'),
    visitorRecords: table('visitorRecords'),
    keys: table('keys'),
    agents: table('agents'),
    teams: table('teams'),
    passwordResets: table('passwordResets'),
    secondFactors: table('secondFactors'),
    openIdLinks: table('openIdLinks'),
    widgets: table('widgets'),
    widgetDrafts: table('widgetDrafts'),
    endpoints: table('endpoints'),
    bans: table('bans'),
    cannedReplies: table('cannedReplies'),
    outbox: table('outbox'),
  };
}

function callsOf(tables: Pick<Tables, AuditedTable>): CallsByName {
  const calls: { [Name in AuditedTable]: Calls<Tables[Name]> } = tables;
  return calls;
}
