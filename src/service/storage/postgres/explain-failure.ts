import { StorageFailure } from '../storage-failure';

/**
 * SQLSTATE `insufficient_privilege`: since PostgreSQL 15, the owner of a database alone makes tables in it.
 * https://www.postgresql.org/docs/15/release-15.html
 */
const lacksRight = '42501';
/** SQLSTATE `duplicate_table`, `duplicate_column`, `duplicate_object`, `duplicate_function`: the upgrade meets what it would make. */
const areThere = new Set(['42P07', '42701', '42710', '42723']);

/** Says of a failure which server can't be used, and which setting to check. */
export async function explaining<Result>(
  setting: string,
  databaseUrl: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    // The server can be used, and the failure says what to do.
    if (error instanceof StorageFailure) throw error;
    const { code = '', message = '' } = error as { code?: string; message?: string };
    const reason = message.includes(code) ? message : [message, code].filter(Boolean).join(', ');
    throw new StorageFailure(
      `The PostgreSQL server at ${withoutPassword(databaseUrl)} can't be used: ${reason || String(error)}. ${adviceFor(code, setting)}`,
      { cause: error },
    );
  }
}

function adviceFor(code: string, setting: string): string {
  if (code === lacksRight)
    return 'The service makes its tables itself: let its role own the database (alter database … owner to …).';
  if (areThere.has(code))
    return (
      'The database has tables that are not of the version it names, as after a dump was restored over a newer version. ' +
      'Empty the database and restore the dump again: see “PostgreSQL” in docs/backup.md.'
    );
  return `Check ${setting}, and that the server runs and lets the service in.`;
}

/** Returns where a database is, for people to read. */
export function withoutPassword(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || 'the local socket'}${port && `:${port}`}${pathname}`;
  } catch {
    return 'the address given';
  }
}
