import { Session } from 'node:inspector/promises';

/** Loaded into the service before it starts: between two messages of its parent, samples what its processor time goes to. */
let session;
process.on('message', async (message) => {
  if (message === 'startProfile') {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    process.send?.({});
  }
  if (message === 'takeProfile') {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    process.send?.({ profile });
  }
});
// The service ends as it does without a bench.
process.channel?.unref();
