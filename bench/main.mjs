import { useQuickEngine } from '../scripts/run/quick-engine.mjs';
import { measureCrowds } from './crowds.mjs';
import { recordFigures } from './figures.mjs';
import { measureExport } from './export-pages.mjs';
import { measureInstances, sample as sampleOfInstances } from './instances.mjs';
import { measureReconnects, sample as sampleOfReconnects } from './reconnects.mjs';
import { measureFullInbox, sample as sampleOfInbox } from './full-inbox.mjs';
import { measureGreedyReaders, sample as sampleOfReaders } from './greedy-readers.mjs';
import { measureLongChats } from './long-chats.mjs';
import { measureLatency } from './latency.mjs';
import { openWindows } from './measured-page.mjs';
import { costOfLoading, weightOfLoading } from './page-cost.mjs';
import { costOfOpening, weightOfChat } from './opening.mjs';
import { measureSearch } from './search.mjs';
import { measureService, sample } from './service-ratios.mjs';
import { measureSoak } from './soak.mjs';
import { startBenchService } from './bench-service.mjs';
import { measureTenants } from './tenants.mjs';
import { printTable, withoutBounds } from './table.mjs';

/** Everything beside a floor measured in the same run: on another machine the numbers differ, the ratios hardly. */
const usualMinutes = 30;
/** Keeps what is measured in `bench/figures.json`, which the pages that quote it are checked against. */
const record = '--record';
const isRecorded = process.argv.includes(record);
const parts = process.argv.slice(2).filter((word) => word !== record);
function isWanted(part) {
  return parts.length === 0 || parts.includes(part);
}
/** What `npm test` runs measures nothing of the database, and ends before optimising it is worth the time. */
const isQuick = parts.length > 0 && parts.every((part) => part === 'sample' || part === 'weight');
if (isQuick) useQuickEngine();
const service = await startBenchService();
let isHeld = true;
function print(title, rows) {
  isHeld = printTable(title, rows) && isHeld;
  if (isRecorded) recordFigures(title, rows);
}
try {
  if (parts.includes('sample')) {
    const rows = await measureService(service, sample);
    rows.push(...(await measureSearch(service, { cases: 50 })));
    rows.push(...(await measureGreedyReaders(service, sampleOfReaders)));
    rows.push(...(await measureReconnects(service, sampleOfReconnects)));
    rows.push(...(await measureInstances(sampleOfInstances)));
    await openWindows(service, async (windows) => {
      rows.push(...(await measureFullInbox(windows, service, sampleOfInbox)));
    });
    printTable('A sample: only whether the bench runs', rows.map(withoutBounds));
  }
  if (parts.includes('weight')) {
    await openWindows(service, async (windows) => {
      // Side by side: mostly they wait for pages to come to rest.
      const [loading, chat] = await Promise.all([weightOfLoading(windows), weightOfChat(windows, service)]);
      print('Before the visitor opens', loading);
      print('What a visitor waits for', chat);
    });
  }
  if (isWanted('page')) {
    await openWindows(service, async (windows) => {
      print('Before the visitor opens', await costOfLoading(windows));
      print('What a visitor waits for', await costOfOpening(windows, service));
    });
  }
  if (isWanted('console')) {
    await openWindows(service, async (windows) => {
      print('What an agent waits for', await measureLongChats(windows, service));
    });
  }
  if (isWanted('inbox')) {
    await openWindows(service, async (windows) => {
      print('A full inbox', await measureFullInbox(windows, service));
    });
  }
  if (isWanted('latency')) print('From the agent to the visitor', await measureLatency(service));
  // Before the others, whose load stays in the memory of the process.
  if (isWanted('memory')) print('Memory', await measureGreedyReaders(service));
  if (isWanted('service')) print('The service', await measureService(service));
  if (isWanted('reconnects')) print('After a restart', await measureReconnects(service));
  if (isWanted('instances')) print('Several instances', await measureInstances());
  if (isWanted('crowds')) print('Crowds', await measureCrowds(service));
  if (isWanted('search')) print('Search', await measureSearch(service));
  if (isWanted('tenants')) print('A greedy organisation beside a quiet one', await measureTenants(service));
  // By its name alone, with the minutes behind it.
  if (parts.includes('soak')) {
    const minutes = Number(parts[parts.indexOf('soak') + 1] ?? usualMinutes);
    print('A soak', await measureSoak(service, minutes));
  }
  if (isWanted('export')) print('The export', await measureExport(service));
} finally {
  await service.remove();
}
process.exitCode = isHeld ? 0 : 1;
