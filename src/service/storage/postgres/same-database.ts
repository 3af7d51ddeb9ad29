import { Client } from 'pg';
import { StorageFailure } from '../storage-failure';
import { explaining } from './explain-failure';

/** Milliseconds. */
const longestAnswer = 5_000;
const nameOfDatabase = `select oid::text as place from pg_database where datname = current_database()`;
/** Of the whole cluster, and the same on its replicas; some hosts let nobody read it. */
const nameOfCluster = `select system_identifier::text as place from pg_control_system()`;

/**
 * Throws where the two addresses lead to different databases: one would get the tables and notifications, the other one the chats. Nothing is
 * written to either.
 */
export async function assertSameDatabase(databaseUrl: string, directUrl: string): Promise<void> {
  const used = await explaining('DATABASE_URL', databaseUrl, () => placeOf(databaseUrl));
  const direct = await explaining('DATABASE_DIRECT_URL', directUrl, () => placeOf(directUrl));
  const isKnown = used.cluster !== undefined && direct.cluster !== undefined;
  if (used.database === direct.database && (!isKnown || used.cluster === direct.cluster)) return;
  throw new StorageFailure(
    'DATABASE_DIRECT_URL leads to another database than DATABASE_URL. It must be the same one, without a pooler in between.',
  );
}

async function placeOf(url: string): Promise<{ database: string | undefined; cluster: string | undefined }> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
  });
  client.on('error', () => {});
  async function read(statement: string): Promise<string | undefined> {
    const { rows } = await client.query<{ place: string }>(statement);
    return rows[0]?.place;
  }
  try {
    await client.connect();
    const database = await read(nameOfDatabase);
    return { database, cluster: await read(nameOfCluster).catch(() => undefined) };
  } finally {
    await client.end().catch(() => {});
  }
}
