import { randomBytes } from 'node:crypto';
import { startTestProxy } from '../../src/service/storage/postgres/test-proxy';
import { hasPostgres, startTestServer } from '../../src/service/storage/postgres/test-server';
import { stopDeadline } from '../../src/service/stop-deadline';
import { expect, test } from '../people';
import { createKillableService } from './killable-service';

test.skip(!hasPostgres, 'No PostgreSQL server is installed here: apt-get install postgresql.');

/** Milliseconds that ending a process may take beside the deadline. */
const margin = 4_000;

test('a service whose database hangs ends before a container manager kills it', async () => {
  test.setTimeout(120_000);
  const database = await startTestServer();
  const proxy = await startTestProxy(await database.createDatabase());
  const service = await createKillableService({
    DATABASE_URL: proxy.url,
    SECRETS_KEY: randomBytes(32).toString('base64'),
  });
  try {
    await service.start();
    const asked = proxy.whenSwallowed('');
    proxy.swallow();
    proxy.swallowStatements('');
    await asked;
    const from = performance.now();
    expect(await service.stop()).not.toBeNull();
    expect(performance.now() - from).toBeLessThan(stopDeadline + margin);
  } finally {
    await service.remove();
    await proxy.stop();
    await database.stop();
  }
});
