import type { ReadonlySignal } from '@preact/signals';
import { formatDuration } from '../../kit/frame/dates';

export interface WaitTimeProps {
  /** Epoch milliseconds. */
  since: number;
  now: ReadonlySignal<number>;
  /** Waits for a first answer; else for the next one. */
  isFirst: boolean;
}

const minute = 60_000;
const loudnesses = [
  { from: 5 * minute, name: ' wait-too-long' },
  { from: minute, name: ' wait-long' },
];

/** How long a visitor has been waiting; it ticks, and grows louder. */
export function WaitTime({ since, now, isFirst }: WaitTimeProps) {
  const waits = now.value - since;
  const loudness = loudnesses.find(({ from }) => waits >= from)?.name ?? '';
  return (
    <span class={`wait${isFirst ? ' wait-first' : ''}${loudness}`} title="Waiting for an answer">
      {formatDuration(waits / 1000)}
    </span>
  );
}
