/**
 * Loaded before the service by `npm start`: the service stops when the process that started it is gone, however it
 * went, so that no service is left behind holding the port and the data. A Ctrl-C reaches both of them, and a second
 * signal would cut the stopping short: hence the moment of waiting.
 */
// It went before this was read, and nothing will say so.
if (process.connected === false) process.exit(1);
let isToldToStop = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isToldToStop = true;
    const isStillStarting = process.listenerCount(signal) === 1;
    if (isStillStarting) process.exit(1);
  });
}
process.once('disconnect', () => {
  setTimeout(() => {
    if (!isToldToStop) process.kill(process.pid, 'SIGTERM');
  }, 200);
});
process.channel?.unref();
