import { writeSync } from 'node:fs';
import { silentLog } from '../log';
import { openStore } from '../open-store';
import { exampleCase, exampleEntry } from '../test-records';

/** A process for the test of a sudden end: it appends to a case and prints each index that was acknowledged. */
const [, , dataDir = '', caseId = ''] = process.argv;

const { store } = await openStore({ dataDir }, silentLog);
if (!(await store.cases.get(caseId))) await store.cases.add(exampleCase({ id: caseId }), []);
await Promise.all(Array.from({ length: 4 }, appendForEver));

async function appendForEver(): Promise<void> {
  for (;;) {
    const answer = await store.entries.append(exampleEntry(caseId, { text: 'kept?'.repeat(40) }));
    if (answer.outcome === 'added') writeSync(1, `${answer.entry.index}\n`);
  }
}
