import { once } from 'node:events';
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

/** Milliseconds in which a reader that is there takes what waits. */
const longestDrain = 1_000;

export type Output = ReturnType<typeof pino.destination> & {
  /** Returns whether all lines are written, or can't be; no: what reads the pipe has stopped reading. */
  isWritten(): Promise<boolean>;
};

/** Lines into a file or pipe. While it can't be written, since its disk is full, as many wait as may, and others are dropped. */
export function openOutput(fd: number): Output {
  const output = pino.destination({ fd, sync: false, maxLength: mostWaiting });
  const [write, flush] = [output.write.bind(output), output.flushSync.bind(output)];
  let isBroken = false;
  let isWaiting = false;
  output.write = (line) => {
    isWaiting = true;
    return write(line);
  };
  output.on('error', () => {
    isBroken = true;
    isWaiting = false;
  });
  output.on('write', () => (isBroken = false));
  output.on('drain', () => (isWaiting = false));
  // Called as the process ends: it would try for ever what can't be written.
  output.flushSync = () => {
    if (!isBroken) flush();
  };
  return Object.assign(output, {
    async isWritten() {
      const signal = AbortSignal.timeout(longestDrain);
      if (isWaiting) await once(output, 'drain', { signal }).catch(() => {});
      return !isWaiting;
    },
  });
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
