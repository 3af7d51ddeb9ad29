/** What the service and the engine's worker thread say to each other. */
export interface EngineSetup {
  /** Where the cluster lies. */
  directory: string;
}

export type EngineRequest = { id: number; sql: string; parameters: readonly unknown[] } | 'close';

export type EngineAnswer =
  | { type: 'ready' }
  | { type: 'result'; id: number; result: EngineResult }
  | { type: 'refused'; id: number; error: QueryError }
  /** The engine can't go on; the thread ends after this. */
  | { type: 'failed'; error: QueryError };

export interface EngineResult {
  rows: unknown[];
  command: string;
  rowCount: number;
}

/** An error as it crosses between threads; `code` is the SQLSTATE, or the operating system's name of the error. */
export interface QueryError {
  message: string;
  code?: string;
  constraint?: string;
}
