import { outcomeOf, type Outcome } from './outcome';
import { whenModelEnds } from './when-model-ends';

/** Reads something again and again, of which the latest read counts. */
export interface LatestRead {
  /** Returns how the read ended; `undefined` where another one or the end of the model aborted it. */
  read<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Outcome<Value> | undefined>;
  /** Aborts the read that is under way; returns whether one was. */
  cancel(): boolean;
}

/** Belongs to the model that is being made. */
export function createLatestRead(): LatestRead {
  let latest: AbortController | undefined;
  function cancel() {
    const isReading = latest !== undefined;
    latest?.abort();
    latest = undefined;
    return isReading;
  }
  whenModelEnds(() => void cancel());
  return {
    cancel,
    async read(work) {
      cancel();
      const controller = (latest = new AbortController());
      const outcome = await outcomeOf(() => work(controller.signal));
      if (controller.signal.aborted) return undefined;
      latest = undefined;
      return outcome;
    },
  };
}
