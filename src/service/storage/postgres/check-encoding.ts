import { sql, type Kysely } from 'kysely';
import type { Database } from '../database';
import type { Log } from '../log';
import { readApplied } from '../migrate';
import { StorageFailure } from '../storage-failure';

/** The last one takes any byte as it is. */
const encodings = ['UTF8', 'SQL_ASCII'];

/** Others refuse messages with letters that they lack: a new database is not begun, one that is in use is warned of. */
export async function checkEncoding(db: Kysely<Database>, log: Log): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding ?? '';
  if (encodings.includes(encoding)) return;
  const fault =
    `the encoding of the database is ${encoding}, so it refuses messages with other letters or emoji. ` +
    `It must be UTF8: create database … encoding 'UTF8' template template0`;
  if ((await readApplied(db)).length === 0)
    throw new StorageFailure(`The database can't be used, because ${fault}`);
  log.warn({ encoding }, `Messages can be lost, because ${fault}`);
}
