import { StorageFailure } from '../storage-failure';

/**
 * SQLSTATE `insufficient_privilege`: since PostgreSQL 15, the owner of a database alone makes tables in it.
 * https://www.postgresql.org/docs/15/release-15.html
 */
const lacksRight = '42501';

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
    const advice =
      code === lacksRight
        ? 'The service makes its tables itself: let its role own the database (alter database … owner to …).'
        : `Check ${setting}, and that the server runs and lets the service in.`;
    throw new StorageFailure(
      `The PostgreSQL server at ${withoutPassword(databaseUrl)} can't be used: ${reason || String(error)}. ${advice}`,
      { cause: error },
    );
  }
}

function withoutPassword(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || 'the local socket'}${port && `:${port}`}${pathname}`;
  } catch {
    return 'the address given';
  }
}
