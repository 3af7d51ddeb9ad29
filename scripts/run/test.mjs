import { requireNode } from './node-version.mjs';

requireNode();
const { runTests } = await import('./test-run.mjs');
process.exitCode = await runTests(process.argv.slice(2));
