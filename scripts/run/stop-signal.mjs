/**
 * Aborts at the first signal, and when the process that started us is gone: npm passes a signal on to the shell it runs a
 * script in, and that shell ends without passing it on.
 */
export function createStopSignal() {
  const controller = new AbortController();
  const parent = process.ppid;
  function stop() {
    controller.abort();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  setInterval(() => process.ppid !== parent && stop(), 200).unref();
  return controller.signal;
}

/** Acts when the signal aborts; at once when it has. */
export function whenAborted(signal, act) {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
}
