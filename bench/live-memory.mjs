import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded into the service before it starts: on a message of its parent, collects garbage and sends what is left, in bytes. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('message', async (message) => {
  if (message !== 'memory') return;
  // What finalizers of one collection let go is taken by the next.
  for (let times = 0; times < 3; times++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ live: heapUsed + external });
});
// The service ends as it does without a bench.
process.channel?.unref();
