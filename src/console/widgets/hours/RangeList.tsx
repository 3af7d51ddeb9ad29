import type { TimeRange } from '../../../contract/hours/schedule';
import { useId } from 'preact/hooks';
import { FieldNotes } from '../../kit/fields/FieldFrame';
import { Icon } from '../../../ui/Icon';
import { removed } from '../../kit/data/list-edits';
import { clockOf, fromClock, nextRange } from './hours';
import { hoursTexts } from './texts';

export interface RangeListProps {
  /** Of which day, for screen readers. */
  title: string;
  hours: readonly TimeRange[];
  fault?: string | undefined;
  onChange(hours: TimeRange[]): void;
}

/** The hours of a day. */
export function RangeList({ title, hours, fault, onChange }: RangeListProps) {
  const id = useId();
  const texts = hoursTexts();
  const lacksTimes = hours.some((range) => range.includes(''));
  function isWrong(time: string) {
    return (fault !== undefined && (time === '' || !lacksTimes)) || undefined;
  }
  function put(at: number, range: TimeRange) {
    onChange(hours.map((one, index) => (index === at ? range : one)));
  }
  return (
    <div class="hours-ranges field">
      {hours.length === 0 && <span class="quiet">{texts.closed}</span>}
      {hours.map(([from, to], at) => (
        <span class="field-row" key={at}>
          <input
            type="time"
            aria-label={texts.from(title)}
            aria-invalid={isWrong(from)}
            value={clockOf(from)}
            onInput={({ currentTarget }) => put(at, [fromClock(currentTarget.value), to])}
          />
          –
          <input
            type="time"
            aria-label={texts.to(title)}
            aria-invalid={isWrong(to)}
            value={clockOf(to)}
            onInput={({ currentTarget }) => put(at, [from, fromClock(currentTarget.value)])}
          />
          <button
            type="button"
            class="button button-plain button-icon"
            aria-label={texts.removeHours(title)}
            onClick={() => onChange(removed(hours, at))}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <button
        type="button"
        class="button button-plain"
        aria-label={texts.addHoursOn(title)}
        onClick={() => onChange([...hours, nextRange(hours)])}
      >
        {texts.addHours}
      </button>
      <FieldNotes id={id} fault={fault} />
    </div>
  );
}
