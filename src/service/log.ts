import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Bytes that wait at most to be written. */
const mostWaiting = 1_000_000;

/** JSON lines on standard output. Nothing about visitors or agents goes into a line: see `describeFault`. */
export function createLog(destination: { write(line: string): void } = openOutput(1)): Log {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describeFault },
  };
  return pino(options, destination);
}

/** Lines into a file or pipe. While it can't be written, since its disk is full, as many wait as may, and others are dropped. */
export function openOutput(fd: number): ReturnType<typeof pino.destination> {
  const output = pino.destination({ fd, sync: false, maxLength: mostWaiting });
  const flush = output.flushSync.bind(output);
  let isBroken = false;
  output.on('error', () => (isBroken = true));
  output.on('write', () => (isBroken = false));
  // Called as the process ends: it would try for ever what can't be written.
  output.flushSync = () => {
    if (!isBroken) flush();
  };
  return output;
}

/**
 * What may be logged of an error: messages of engines and parsers repeat the values they stumbled on, so only its kind
 * and the places in the code are kept.
 */
function describeFault(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
    stack: places.map((line) => line.trim()).slice(0, 12),
  };
}
