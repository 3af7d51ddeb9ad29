import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import type { CaseDetails } from '../../src/operations/console/cases';
import { formerReleases, makeOldFolder } from '../../src/service/storage/embedded/test-release';
import { createDataFolder } from '../data-folder';
import { createKillableService, pause } from './killable-service';
import { createConsoleCalls, createVisitorCalls } from './persistent-client';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Milliseconds. */
const untilKilled = 700;
const afterUpgrade = 3_000;

test.setTimeout(240_000);

for (const { version, migrations, rowsNow, chats } of formerReleases) {
  test(`a data folder of ${version} is upgraded under load, through a kill in the middle: nothing is lost or doubled`, async () => {
    const data = await createDataFolder();
    const worker = pathToFileURL(join(root, 'dist/service/engine-worker.js'));
    await makeOldFolder(data, worker, migrations, await rowsNow());
    const service = await createKillableService({ DATA_DIR: data });
    function where() {
      return service.url;
    }
    const end = new AbortController();
    /** Its widget sends from before the upgrade on, and stops for no outage. */
    async function write({ caseId, said }: (typeof chats)[number], at: number): Promise<string[]> {
      const { send } = createVisitorCalls(where, `203.0.113.${at}`);
      const texts = [...said];
      while (!end.signal.aborted) {
        const messageBody = `message ${texts.length}`;
        await send({ caseId, messageType: '1', messageBody, messageId: `${caseId} ${texts.length}` });
        texts.push(messageBody);
        await pause(40);
      }
      return texts;
    }
    try {
      const writing = Promise.all(chats.map(write));
      writing.catch(() => {});
      const interrupted = service.start();
      await pause(untilKilled);
      await service.kill();
      await service.start();
      await interrupted;
      const calls = await createConsoleCalls(where);
      await calls('POST', `/cases/${chats[0]?.caseId}/entries`, { text: 'On its way.', messageId: 'answer' });
      await pause(afterUpgrade);
      await service.kill();
      await service.start();
      end.abort();
      const written = await writing;
      for (const [at, { caseId, answered }] of chats.entries()) {
        const { entries } = await calls<CaseDetails>('GET', `/cases/${caseId}`);
        const [visitor, agent] = ['visitor', 'agent'].map((side) =>
          entries.filter(({ kind }) => kind === side).map(({ text }) => text),
        );
        expect(visitor).toEqual(written[at]);
        expect(agent).toEqual(at === 0 ? [...answered, 'On its way.'] : answered);
      }
      expect(written[0]?.length).toBeGreaterThan(10);
    } finally {
      end.abort();
      await service.remove();
      await rm(data, { recursive: true, force: true });
    }
  });
}
