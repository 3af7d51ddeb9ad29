import { requireNode } from './node-version.mjs';

requireNode();
const { createStopSignal } = await import('./stop-signal.mjs');
const { startDemo } = await import('./demo-service.mjs');
process.exit(await startDemo(process.env, createStopSignal()));
