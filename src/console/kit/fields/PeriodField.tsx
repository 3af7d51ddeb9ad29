import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { periodOf, presetOf, presets, type Period, type Preset } from '../format/period';
import { fieldTexts } from './texts';

export interface PeriodFieldProps {
  value: Period;
  now: number;
  onChange(period: Period): void;
}

/** A usual range of days, or two days of one's own. */
export function PeriodField({ value, now, onChange }: PeriodFieldProps) {
  const texts = fieldTexts();
  const id = useId();
  const preset = presetOf(value, now);
  return (
    <>
      <div class="field">
        <label for={id}>{texts.period}</label>
        <select
          id={id}
          value={preset ?? ''}
          onChange={({ currentTarget }) => onChange(periodOf(currentTarget.value as Preset, now))}
        >
          {!preset && <option value="">{texts.custom}</option>}
          {presets.map((one) => (
            <option key={one} value={one}>
              {texts.presets[one]}
            </option>
          ))}
        </select>
      </div>
      <DayFields id={id} value={value} isRequired onChange={onChange} />
    </>
  );
}

export interface DayFieldsProps {
  /** Of the controls. */
  id: string;
  /** An end that is empty is open. */
  value: Period;
  isRequired?: boolean;
  onChange(period: Period): void;
}

/** What the service has is later. While a year is typed, the date is of the first centuries. */
const [earliest, latest] = ['1970-01-01', '9999-12-31'];

/** The first and the last of a range of days. What is no range yet stays in the fields, and says so. */
export function DayFields({ id, value, isRequired = false, onChange }: DayFieldsProps) {
  const texts = fieldTexts();
  const [typed, setTyped] = useState(value);
  useLayoutEffect(() => setTyped(value), [value.start, value.end]);
  const isTurned = isWhole(typed.end) && typed.end !== '' && typed.start > typed.end;
  const wrong = isTurned ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-fault` } : {};

  function isWhole(day: string): boolean {
    return day === '' ? !isRequired : day >= earliest;
  }
  function type(changed: Partial<Period>) {
    const next = { ...typed, ...changed };
    setTyped(next);
    const isRange = next.start === '' || next.end === '' || next.start <= next.end;
    if (isRange && isWhole(next.start) && isWhole(next.end)) onChange(next);
  }
  return (
    <>
      {(['start', 'end'] as const).map((end) => (
        <div key={end} class="field">
          <label for={`${id}-${end}`}>{end === 'start' ? texts.from : texts.to}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            required={isRequired}
            min={earliest}
            max={latest}
            value={typed[end]}
            {...wrong}
            onChange={({ currentTarget }) => type({ [end]: currentTarget.value })}
          />
        </div>
      ))}
      {isTurned && (
        <p class="field-fault" id={`${id}-fault`} role="alert">
          {texts.endBeforeStart}
        </p>
      )}
    </>
  );
}
