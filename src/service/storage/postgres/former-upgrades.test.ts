import { expect, test } from 'vitest';
import { firstMigrations, makeOldDatabase } from '../embedded/test-release';
import { silentLog } from '../log';
import { migrate, migrations, readApplied } from '../migrate';
import { openUnlimited } from './open-unlimited';
import { hasPostgres, postgresName, startTestServer } from './test-server';

test.skipIf(!hasPostgres)(
  `instances that start together bring a database of the first release up to date: ${postgresName}`,
  { timeout: 120_000 },
  async () => {
    const server = await startTestServer();
    try {
      for (let round = 0; round < 3; round += 1) {
        const url = await server.createDatabase();
        await makeOldDatabase(await openUnlimited(url, silentLog), firstMigrations, []);
        const instances = await Promise.all([1, 2, 3].map(() => openUnlimited(url, silentLog)));
        await Promise.all(instances.map((db) => migrate(db)));
        for (const db of instances) {
          expect(await readApplied(db)).toEqual(Object.keys(migrations));
          await db.destroy();
        }
      }
    } finally {
      await server.stop();
    }
  },
);
