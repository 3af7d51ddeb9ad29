import type { Store, Tables } from '../store';
import { auditTables, type AuditPorts } from './audit-tables';

/** The store, keeping an audit log: a change and its entry are of one transaction. */
export function createAuditedStore(store: Store, ports: AuditPorts): Store {
  const transaction: Store['transaction'] = (work) =>
    store.transaction((tables) => work(auditTables(tables, ports)));
  return { ...store, ...withOwnTransactions(store, ports, transaction), transaction };
}

/** Calls outside a transaction that write an entry get one of their own. */
function withOwnTransactions(
  store: Store,
  ports: AuditPorts,
  transaction: Store['transaction'],
): Partial<Tables> {
  const plain = store as unknown as AnyTables;
  const audited = auditTables(store, ports) as unknown as AnyTables;
  const tables: AnyTables = {};
  for (const [name, table] of Object.entries(audited)) {
    const methods = Object.entries(table).filter(([method, call]) => plain[name]?.[method] !== call);
    if (methods.length === 0 || name === 'transaction' || name === 'checkWrites') continue;
    const own = methods.map(([method]) => [
      method,
      (...args: unknown[]) =>
        transaction(
          (bound) => (bound as unknown as AnyTables)[name]?.[method]?.(...args) as Promise<unknown>,
        ),
    ]);
    tables[name] = { ...table, ...(Object.fromEntries(own) as AnyTable) };
  }
  return tables as Partial<Tables>;
}

type AnyTable = Record<string, (...args: unknown[]) => unknown>;
type AnyTables = Record<string, AnyTable>;
