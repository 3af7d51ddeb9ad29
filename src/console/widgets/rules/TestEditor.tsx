import { factKinds, type FactName, type Operator, type Test } from '../../../contract/rules/rules';
import { Icon } from '../../../ui/Icon';
import { readField, type FieldSource } from '../../kit/data/draft';
import { factTitles, isNumber, newTest, operatorsFor, operatorTitles } from './facts';
import { ValueInput } from './ValueInput';

export interface TestEditorProps {
  test: Test;
  path: string;
  source: FieldSource;
  onChange(test: Test): void;
  onRemove?(): void;
}

/** One fact held against a value. */
export function TestEditor({ test, path, source, onChange, onRemove }: TestEditorProps) {
  const faults = ['fact', 'name', 'is', 'value'].flatMap(
    (member) => readField(source, `${path}.${member}`).fault ?? [],
  );
  function ask(is: Operator) {
    const next = { ...test, is };
    onChange(isNumber(next) === isNumber(test) ? next : { ...next, value: isNumber(next) ? 1 : '' });
  }
  return (
    <div class="rules-test">
      <div class="rules-row">
        <select
          aria-label="Fact"
          value={test.fact}
          onChange={({ currentTarget }) => onChange(newTest(currentTarget.value as FactName))}
        >
          {Object.entries(factTitles).map(([fact, title]) => (
            <option key={fact} value={fact}>
              {title}
            </option>
          ))}
        </select>
        {test.fact === 'jsVariable' && (
          <input
            aria-label="Name of the variable"
            placeholder="cart.total"
            value={test.name ?? ''}
            maxLength={200}
            onInput={({ currentTarget }) => onChange({ ...test, name: currentTarget.value })}
          />
        )}
        {factKinds[test.fact] !== 'flag' && (
          <select
            aria-label="Comparison"
            value={test.is}
            onChange={({ currentTarget }) => ask(currentTarget.value as Operator)}
          >
            {operatorsFor(test).map((is) => (
              <option key={is} value={is}>
                {operatorTitles[is]}
              </option>
            ))}
          </select>
        )}
        <ValueInput
          test={test}
          isWrong={faults.length > 0}
          onChange={(value) => onChange({ ...test, value })}
        />
        {onRemove && (
          <button
            type="button"
            class="button button-plain button-icon"
            aria-label="Remove condition"
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {faults.map((fault) => (
        <p key={fault} class="field-fault">
          {fault}
        </p>
      ))}
    </div>
  );
}
