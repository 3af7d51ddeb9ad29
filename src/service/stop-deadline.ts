/** Milliseconds. Container managers end a process 30 s after they asked it to stop. */
export const stopDeadline = 25_000;

/**
 * Stops the service and says how that ended. `late`: something hangs, such as a connection to the database, and the
 * process has to end all the same.
 */
export async function stopInTime(
  stop: () => Promise<void>,
  onFault: (error: unknown) => void,
): Promise<'stopped' | 'failed' | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), stopDeadline);
  });
  const ended = stop().then(
    () => 'stopped' as const,
    (error: unknown) => {
      onFault(error);
      return 'failed' as const;
    },
  );
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}
