import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEnginePrograms } from './embedded/engine-programs';
import { silentLog } from './log';
import { openStore, type OpenedStore } from './open-store';

/** A fresh and empty database on the embedded engine, for tests; `stop` removes it. */
export async function openTestStore(): Promise<OpenedStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chat-widget-test-'));
  copyTemplate(dataDir);
  const opened = await openStore({ dataDir }, silentLog);
  return {
    ...opened,
    async stop() {
      await opened.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fills a directory with a database that has its tables already, which takes a tenth of making one. */
export function copyTemplate(dataDir: string): void {
  const template = new URL('template/', findEnginePrograms().worker);
  cpSync(fileURLToPath(template), dataDir, { recursive: true });
}
