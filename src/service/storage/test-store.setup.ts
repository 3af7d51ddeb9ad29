import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { openEmbedded } from './embedded/open-embedded';
import { silentLog } from './log';
import { bringUpToDate } from './postgres/bring-up-to-date';
import { createTestPostgres } from './postgres/test-postgres';
import { startTestServer, type TestServer } from './postgres/test-server';

/**
 * Vitest's global setup: builds the entries of threads and the template that test databases are copied from. Returns what
 * removes the databases of this run.
 */

const storage = fileURLToPath(new URL('.', import.meta.url));
const incoming = fileURLToPath(new URL('../delivery/incoming/', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const keptFor = 6 * 3_600_000;
const cache = join(root, 'node_modules/.cache/chat-widget/');

export async function setup(): Promise<() => Promise<void>> {
  await makeEnginePrograms();
  const engines = await mkdtemp(join(tmpdir(), 'chat-widget-engines-'));
  process.env['TEST_ENGINES'] = engines;
  const stopPostgres = process.env['ENGINES'] === 'all' ? await preparePostgres() : undefined;
  return async () => {
    await stopPostgres?.();
    await rm(engines, { recursive: true, force: true });
  };
}

/** Makes what the tests copy: a cluster for servers of their own, and on a server that they share a database with its tables. */
async function preparePostgres(): Promise<() => Promise<void>> {
  const empty = createTestPostgres([]);
  await empty.create();
  process.env['TEST_CLUSTER'] = empty.cluster;
  const server = await startTestServer();
  process.env['TEST_DATABASE'] = await makeTemplate(server);
  return async () => {
    await server.stop();
    await empty.stop();
  };
}

async function makeTemplate(server: TestServer): Promise<string> {
  const databaseUrl = await server.createDatabase();
  await bringUpToDate(databaseUrl, silentLog);
  return databaseUrl;
}

async function makeEnginePrograms(): Promise<void> {
  // Named for everything that the entries and the template are made from.
  const enginePrograms = join(cache, `engine-${await fingerprint()}/`);
  // The processes that run the tests inherit it; vitest.config.ts has them read it.
  process.env['ENGINE_PROGRAMS'] = pathToFileURL(enginePrograms).href;
  if (existsSync(enginePrograms)) return;
  await mkdir(cache, { recursive: true });
  const unfinished = `${await mkdtemp(join(cache, 'unfinished-'))}/`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __ENGINE_PROGRAMS__: JSON.stringify('./') },
    build: {
      outDir: unfinished,
      target: 'node20',
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: {
          'engine-worker': join(storage, 'embedded/engine-worker.ts'),
          'engine-create': join(storage, 'embedded/engine-create.ts'),
          'mail-reader': join(incoming, 'mail-reader.ts'),
          'append-until-killed': join(storage, 'embedded/append-until-killed.setup.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  });
  const programs = {
    worker: pathToFileURL(join(unfinished, 'engine-worker.js')),
    create: pathToFileURL(join(unfinished, 'engine-create.js')),
  };
  const { stop } = await openEmbedded({ dataDir: join(unfinished, 'template') }, programs, silentLog);
  await stop();
  await putInPlace(unfinished, enginePrograms);
  await removeOld();
}

async function putInPlace(unfinished: string, enginePrograms: string): Promise<void> {
  try {
    await rename(unfinished, enginePrograms);
  } catch (error) {
    // Another run of the tests was first.
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(enginePrograms)) throw error;
  }
}

/** A younger one may be in use by another run of the tests. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > keptFor) await rm(path, { recursive: true, force: true });
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')),
  );
  for (const folder of [storage, incoming]) {
    for (const file of (await readdir(folder, { recursive: true })).sort()) {
      if (/(?<!\.test)\.ts$/.test(file)) hash.update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
