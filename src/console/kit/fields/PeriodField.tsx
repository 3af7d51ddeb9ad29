import { useId } from 'preact/hooks';
import { periodOf, presetOf, presets, type Period, type Preset } from '../format/period';
import { fieldTexts } from './texts';

export interface PeriodFieldProps {
  value: Period;
  now: number;
  fault?: string | undefined;
  onChange(period: Period): void;
}

/** A usual range of days, or two days of one's own. */
export function PeriodField({ value, now, fault, onChange }: PeriodFieldProps) {
  const texts = fieldTexts();
  const id = useId();
  const preset = presetOf(value, now);
  const wrong = fault ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-fault` } : {};
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
      {(['start', 'end'] as const).map((end) => (
        <div key={end} class="field">
          <label for={`${id}-${end}`}>{end === 'start' ? texts.from : texts.to}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            required
            value={value[end]}
            {...wrong}
            onChange={({ currentTarget }) =>
              currentTarget.value && onChange({ ...value, [end]: currentTarget.value })
            }
          />
        </div>
      ))}
      {fault && (
        <p class="field-fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
