import type { ReadonlySignal } from '@preact/signals';
import { formatDuration } from '../../kit/format/dates';
import { inboxTexts } from './texts';

export interface WaitTimeProps {
  id: string;
  /** Epoch milliseconds. */
  since: number;
  now: ReadonlySignal<number>;
  /** Nobody has the chat. */
  isFirst: boolean;
}

const minute = 60_000;
const loudnesses = [
  { from: 5 * minute, name: ' wait-too-long' },
  { from: minute, name: ' wait-long' },
];

/** How long a visitor has been waiting; it ticks, and grows louder. */
export function WaitTime({ id, since, now, isFirst }: WaitTimeProps) {
  const waits = now.value - since;
  const loudness = loudnesses.find(({ from }) => waits >= from)?.name ?? '';
  const texts = inboxTexts();
  return (
    <span id={id} class={`wait${isFirst ? ' wait-first' : ''}${loudness}`} title={texts.waiting}>
      <span class="cw-unseen">{texts.waitingFor} </span>
      {formatDuration(waits / 1000)}
    </span>
  );
}
