import { outcomeOf, type Outcome } from './outcome';
import { whenModelEnds } from './when-model-ends';

/** Reads something again and again, of which the latest read counts. */
export interface LatestRead {
  /** Returns how the read ended; `undefined` where another one or the end of the model aborted it. */
  read<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Outcome<Value> | undefined>;
  /** Aborts the read that is under way. */
  cancel(): void;
}

/** Belongs to the model that is being made. */
export function createLatestRead(): LatestRead {
  let latest: AbortController | undefined;
  function cancel() {
    latest?.abort();
  }
  whenModelEnds(cancel);
  return {
    cancel,
    async read(work) {
      cancel();
      const { signal } = (latest = new AbortController());
      const outcome = await outcomeOf(() => work(signal));
      return signal.aborted ? undefined : outcome;
    },
  };
}
