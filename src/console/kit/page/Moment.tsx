import { formatDateTime, formatMoment } from '../format/dates';

export interface MomentProps {
  /** Epoch milliseconds; 0: not known. */
  at: number | undefined;
  now: number;
  /** What is where there is none. */
  none?: string;
}

/** A moment in a few letters, and in full as a hint. */
export function Moment({ at, now, none = '–' }: MomentProps) {
  if (!at) return <span class="quiet">{none}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {formatMoment(at, now)}
    </time>
  );
}
