import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. Nothing about visitors or agents goes into a line: see `describeFault`. */
export function createLog(destination?: { write(line: string): void }): Log {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describeFault },
  };
  return destination ? pino(options, destination) : pino(options);
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
