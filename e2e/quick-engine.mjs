import { fileURLToPath } from 'node:url';

/** Of Node: a service of a test lives too briefly for V8 to win back the time in which it optimises the embedded database. */
export const quickEngine = '--liftoff-only';

/** The same for all programs of Node that tests start, by way of npm too: a value of `NODE_OPTIONS`, which takes no flags of V8. */
export const quickEngineEverywhere = `--require ${JSON.stringify(fileURLToPath(new URL('quick-engine.cjs', import.meta.url)))}`;
