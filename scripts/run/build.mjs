import { build } from './build-if-stale.mjs';

process.exitCode = (await build()) ? 0 : 1;
