import { silentLog } from './log';
import { openStore, type OpenedStore } from './open-store';
import { hasPostgres, postgresName, startTestServer, type TestServer } from './postgres/test-server';
import { openTestStore } from './test-store';

/** Both engines, for tests of what must hold on either. Each `open` gives a fresh database. */
export interface TestEngine {
  name: string;
  isHere: boolean;
  open(): Promise<OpenedStore>;
  stop(): Promise<void>;
}

export function createTestEngines(): TestEngine[] {
  let server: Promise<TestServer> | undefined;
  return [
    { name: 'the embedded engine', isHere: true, open: openTestStore, stop: async () => {} },
    {
      name: postgresName,
      isHere: hasPostgres,
      async open() {
        server ??= startTestServer();
        const databaseUrl = await (await server).createDatabase();
        return openStore({ databaseUrl }, silentLog);
      },
      stop: async () => (await server)?.stop(),
    },
  ];
}
