import { asFailure } from '../../../client/request';
import { failureMessage } from './failure-message';
import { readFaults, type Fault } from './faults';

/** Why a call did not succeed. */
export interface Failure {
  /** For a person, who can act on it. */
  message: string;
  /** What is wrong with which field. */
  faults: Fault[];
  /** HTTP status; 0 when no usable answer came. */
  status: number;
}

/** How a call ended. */
export type Outcome<Value> = { value: Value; failure?: undefined } | { value?: undefined; failure: Failure };

/** Makes a call, and puts its failure in words. */
export async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    const { status } = asFailure(error);
    return { failure: { message: failureMessage(error), faults: readFaults(error), status } };
  }
}

/** Removes something. What is gone is as it was wanted: somebody else removed it, or the answer to an earlier attempt was lost. */
export async function removeIfThere(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (asFailure(error).status !== 404) throw error;
  }
}
