/** Where the store tells what the one who runs the service should know; a pino logger is one. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Tells nobody. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
