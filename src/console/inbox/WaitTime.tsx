import type { ReadonlySignal } from '@preact/signals';
import { formatDuration } from './duration';

export interface WaitTimeProps {
  /** Epoch milliseconds. */
  since: number;
  now: ReadonlySignal<number>;
  /** Waits for a first answer; else for the next one. */
  isFirst: boolean;
}

/** How long a visitor has been waiting; it ticks. */
export function WaitTime({ since, now, isFirst }: WaitTimeProps) {
  return (
    <span class={isFirst ? 'wait wait-first' : 'wait'} title="Waits for an answer">
      {formatDuration(now.value - since)}
    </span>
  );
}
