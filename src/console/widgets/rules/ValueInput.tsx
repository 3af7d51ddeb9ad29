import { factKinds, type Test } from '../../../contract/rules/rules';
import { isNumber } from './facts';

export interface ValueInputProps {
  test: Test;
  isWrong: boolean;
  onChange(value: Test['value']): void;
}

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** What the fact is held against. Of texts several, a line each, of which one must do. */
export function ValueInput({ test, isWrong, onChange }: ValueInputProps) {
  const values = [test.value].flat();
  const wrong = isWrong ? { 'aria-invalid': true as const } : {};
  const kind = factKinds[test.fact];
  if (kind === 'flag')
    return (
      <select
        aria-label="Value"
        value={String(values[0] === true)}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'true')}
      >
        <option value="true">yes</option>
        <option value="false">no</option>
      </select>
    );
  if (test.fact === 'weekday' && !isNumber(test))
    return (
      <span class="rules-days" role="group" aria-label="Value">
        {weekdays.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={values.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(weekdays.filter((one) => (one === day ? checked : values.includes(one))))
              }
            />
            {day.charAt(0) + day.slice(1, 3).toLowerCase()}
          </label>
        ))}
      </span>
    );
  if (isNumber(test))
    return (
      <input
        aria-label="Value"
        type="number"
        class="rules-number"
        value={String(values[0])}
        {...wrong}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber || 0)}
      />
    );
  return (
    <textarea
      aria-label={kind === 'time' ? 'Value, like 09:00-17:00' : 'Value; several on lines of their own'}
      rows={Math.min(6, Math.max(1, values.length))}
      value={values.join('\n')}
      {...wrong}
      onInput={({ currentTarget }) => onChange(linesOf(currentTarget.value))}
    />
  );
}

function linesOf(text: string): Test['value'] {
  const lines = text.split('\n');
  return lines.length === 1 ? (lines[0] ?? '') : lines;
}
