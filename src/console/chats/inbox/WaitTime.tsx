import { useComputed, type ReadonlySignal } from '@preact/signals';
import { formatDuration } from '../../kit/format/dates';
import { inboxTexts } from './texts';

export interface WaitTimeProps {
  id: string;
  /** Epoch milliseconds. */
  since: number;
  now: ReadonlySignal<number>;
  /** Nobody has the chat. */
  isFirst: boolean;
  /** Whether its row is out of sight: it stays as it was then. */
  isSkipped: ReadonlySignal<boolean>;
}

const minute = 60_000;
const loudnesses = [
  { from: 5 * minute, name: ' wait-too-long' },
  { from: minute, name: ' wait-long' },
];

/**
 * How long a visitor has been waiting; it grows louder. Only its text and class are written, and of hundreds only those in
 * sight tick. Its key names the properties that change.
 */
export function WaitTime({ id, since, now, isFirst, isSkipped }: WaitTimeProps) {
  const texts = inboxTexts();
  const waits = useComputed(() => (isSkipped.value ? now.peek() : now.value) - since);
  const text = useComputed(() => formatDuration(waits.value / 1000));
  const classes = useComputed(() => `wait${isFirst ? ' wait-first' : ''}${loudnessOf(waits.value)}`);
  return (
    <span id={id} class={classes} title={texts.waiting}>
      <span class="cw-unseen">{texts.waitingFor} </span>
      {text}
    </span>
  );
}

function loudnessOf(waits: number): string {
  return loudnesses.find(({ from }) => waits >= from)?.name ?? '';
}
