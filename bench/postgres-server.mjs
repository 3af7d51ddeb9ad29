import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { startBenchService } from './bench-service.mjs';

/** A PostgreSQL server of its own, which writes to the disk what it commits; `undefined` on machines without its programs. */
export async function startPostgres(name) {
  const { module } = await runnerImport(
    fileURLToPath(new URL('../src/service/storage/postgres/test-server.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  );
  if (!module.hasPostgres) return { row: { name, note: module.postgresName } };
  return { server: await module.startTestServer({ isDurable: true, mostConnections: 300 }) };
}

export async function startInstances(databaseUrl, count) {
  const settings = { DATABASE_URL: databaseUrl, SECRETS_KEY: randomBytes(32).toString('hex') };
  const instances = [];
  for (let started = 0; started < count; started++) instances.push(await startBenchService(settings));
  return instances;
}
