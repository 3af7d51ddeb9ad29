import type { SettingsFault } from '../../contract/read';
import { errorTable, type ErrorName } from '../../contract/errors';

/** A refusal that a person can act on; every other error is a fault of ours and answered as `internal`. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    readonly reason: ErrorName,
    message: string = errorTable[reason].message,
    /** Milliseconds until it is worth trying again. */
    readonly retryAfter?: number,
    /** Of settings: everything that is wrong, and where. */
    readonly faults?: SettingsFault[],
  ) {
    super(message);
  }

  get status(): number {
    return errorTable[this.reason].status;
  }
}

/** A parameter that is missing or wrong, named. */
export function invalidParameter(field: string, must: string): Failure {
  return new Failure('invalidParameter', `${field}: ${must}`);
}
