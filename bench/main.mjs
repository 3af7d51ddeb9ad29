import { measureExport } from './export-pages.mjs';
import { measurePages, weighPages } from './page-cost.mjs';
import { measureService } from './service-ratios.mjs';
import { startBenchService } from './bench-service.mjs';
import { printTable } from './table.mjs';

/** Everything beside a floor measured in the same run: on another machine the numbers differ, the ratios hardly. */
const parts = process.argv.slice(2);
function isWanted(part) {
  return parts.length === 0 || parts.includes(part);
}
const service = await startBenchService();
let isHeld = true;
try {
  if (parts.includes('weight')) isHeld = printTable('The page', await weighPages(service));
  if (isWanted('page')) isHeld = printTable('The page', await measurePages(service)) && isHeld;
  if (isWanted('service')) isHeld = printTable('The service', await measureService(service)) && isHeld;
  if (isWanted('export')) isHeld = printTable('The export', await measureExport(service)) && isHeld;
} finally {
  await service.remove();
}
process.exitCode = isHeld ? 0 : 1;
