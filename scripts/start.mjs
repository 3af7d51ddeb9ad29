import { requireNode } from './node-version.mjs';

requireNode();
const { startDemo } = await import('./demo-service.mjs');
await startDemo(process.env);
