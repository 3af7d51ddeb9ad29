import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startPgBouncer } from '../../src/service/storage/postgres/test-pooler';
import { startTestServer } from '../../src/service/storage/postgres/test-server';
import type { TestReplica } from '../../src/service/storage/postgres/test-replica';
import { startTestRelay } from '../../src/service/testing/test-relay';

/** A PostgreSQL whose commits wait for a replica, behind one address that leads to the one that takes writes. */
export interface ReplicatedDatabase {
  url: string;
  /**
   * Kills the one that takes writes, and lets the replica take its place after a while: `onPromoted`. It has a replica
   * again at the end.
   */
  failOver(pauseBetween: () => Promise<void>, onPromoted?: () => void): Promise<void>;
  stop(): Promise<void>;
}

interface Primary {
  startReplica(): Promise<TestReplica>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const server = await startTestServer({ isDurable: true });
  const firstUrl = await server.createDatabase();
  const database = new URL(firstUrl).pathname.slice(1);
  let primary: Primary = server;
  let folder = folderOf(firstUrl);
  let replica = await follow(primary);
  const relay = await startTestRelay({
    connect: () => connect(join(folder, '.s.PGSQL.5432')),
    carry(client, target) {
      client.pipe(target);
      target.pipe(client);
    },
  });

  return {
    url: `postgres://postgres@127.0.0.1:${relay.port}/${database}`,
    async failOver(pauseBetween, onPromoted = () => {}) {
      const former = primary;
      await former.kill();
      await pauseBetween();
      await replica.promote();
      folder = folderOf(replica.url(database));
      primary = replica;
      onPromoted();
      await former.stop();
      replica = await follow(primary);
    },
    async stop() {
      await relay.stop();
      await replica.stop();
      await primary.stop();
    },
  };
}

const pooledConnections = 20;

/** Such a database behind PgBouncer, and the settings with which services use it. */
export async function startPooledDatabase() {
  const database = await startReplicatedDatabase();
  const pooler = await startPgBouncer(database.url, pooledConnections);
  const settings = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    SECRETS_KEY: randomBytes(32).toString('base64'),
  };
  return { database, pooler, settings };
}

async function follow(primary: Primary): Promise<TestReplica> {
  const replica = await primary.startReplica();
  await replica.becomeSynchronous();
  return replica;
}

function folderOf(url: string): string {
  return new URL(url).searchParams.get('host') ?? '';
}
