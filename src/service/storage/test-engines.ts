import { afterAll, beforeAll, describe, test } from 'vitest';
import { silentLog } from './log';
import { openStore, type OpenedStore } from './open-store';
import { copyDatabase } from './postgres/test-postgres';
import { hasPostgres, postgresName, startTestServer, type TestServer } from './postgres/test-server';
import { openEmbeddedTestStore } from './test-store';

/** Each `open` gives a fresh database. */
interface TestEngine {
  name: string;
  isHere: boolean;
  open(): Promise<OpenedStore>;
  stop(): Promise<void>;
}

function createTestEngines(): TestEngine[] {
  let server: Promise<TestServer> | undefined;
  /** A copy of the template, on the server that all tests share; without one, an empty database on a server of its own. */
  async function makeDatabase(): Promise<string> {
    const { TEST_DATABASE: template } = process.env;
    if (template) return copyDatabase(template);
    server ??= startTestServer();
    return (await server).createDatabase();
  }

  return [
    { name: 'the embedded engine', isHere: true, open: openEmbeddedTestStore, stop: async () => {} },
    {
      name: postgresName,
      isHere: hasPostgres,
      async open() {
        return openStore({ databaseUrl: await makeDatabase() }, silentLog);
      },
      stop: async () => (await server)?.stop(),
    },
  ];
}

export interface EngineTests {
  /** A test; skipped where the engine is not installed. */
  check: typeof test;
  /** Does what the tests need, once, when the store is open. */
  prepare(work: (opened: OpenedStore) => Promise<void>): void;
}

/** Describes what must hold on either engine, each with a fresh database. */
export function onEachEngine(subject: string, describeThem: (tests: EngineTests) => void): void {
  describe.each(createTestEngines())(`${subject} on $name`, (engine) => {
    let opened: OpenedStore | undefined;
    afterAll(async () => {
      await opened?.stop();
      await engine.stop();
    });
    describeThem({
      check: test.skipIf(!engine.isHere) as typeof test,
      prepare(work) {
        beforeAll(async () => {
          if (!engine.isHere) return;
          opened = await engine.open();
          await work(opened);
        });
      },
    });
  });
}
