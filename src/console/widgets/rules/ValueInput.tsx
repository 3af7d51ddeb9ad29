import { valueKindOf, type Test } from '../../../contract/rules/rules';
import { choicesOf } from './facts';
import { rulesTexts } from './texts';

export interface ValueInputProps {
  test: Test;
  isWrong: boolean;
  onChange(value: Test['value']): void;
}

/** Draws the value or values of a test. Of several texts, one per line, one must match. */
export function ValueInput({ test, isWrong, onChange }: ValueInputProps) {
  const values = [test.value].flat();
  const wrong = isWrong ? { 'aria-invalid': true as const } : {};
  const kind = valueKindOf(test);
  const choices = choicesOf(test.fact);
  const texts = rulesTexts();
  if (kind === 'flag')
    return (
      <select
        aria-label={texts.value}
        value={String(values[0] === true)}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'true')}
      >
        <option value="true">{texts.yes}</option>
        <option value="false">{texts.no}</option>
      </select>
    );
  if (choices && kind === 'text')
    return (
      <span class="rules-choices" role="group" aria-label={texts.value}>
        {Object.entries(choices).map(([choice, title]) => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={values.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  Object.keys(choices).filter((one) => (one === choice ? checked : values.includes(one))),
                )
              }
            />
            {title}
          </label>
        ))}
      </span>
    );
  if (kind === 'number')
    return (
      <input
        aria-label={texts.value}
        type="number"
        class="rules-number"
        value={String(values[0])}
        {...wrong}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber || 0)}
      />
    );
  return (
    <textarea
      aria-label={kind === 'time' ? texts.timeValue : texts.lineValues}
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
